import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token';
import { Button } from './button';
import { useDialog } from './use-dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  text: string;
  no: string;
  yes: string;
  onNo: () => void;
  onYes: () => void;
}

const Dialog = styled.dialog`
  width: min(100% - 3rem, 20rem);
  margin: auto;
  padding: ${token('space-6')} ${token('space-5')} ${token('space-5')};
  border: 0;
  border-radius: ${token('radius-sheet')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  text-align: center;

  &::backdrop {
    background: ${token('color-scrim')};
  }

  & > p {
    margin-bottom: ${token('space-5')};
    font-size: ${token('font-large')};
    font-weight: 600;
  }

  & > div {
    display: flex;
    gap: ${token('space-3')};

    & > * {
      flex: 1;
    }
  }
`;

/** A question that has to be answered before something is done. */
export function ConfirmDialog({ open, text, no, yes, onNo, onYes }: ConfirmDialogProps) {
  const words = useId();
  const dialog = useDialog(open, onNo);
  return (
    <Dialog {...dialog} role="alertdialog" aria-labelledby={words}>
      <p id={words}>{text}</p>
      <div>
        <Button $look="secondary" onClick={onNo}>
          {no}
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </div>
    </Dialog>
  );
}
