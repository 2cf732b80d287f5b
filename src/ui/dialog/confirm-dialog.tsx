import { type MouseEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Button } from '../button/button';
import { dialogStyle } from './alert-dialog';
import { useDialog } from './use-dialog';

export interface ConfirmDialogProps {
  open: boolean;
  text: string;
  icon?: ReactNode;
  hint?: string;
  no: string;
  yes: string;
  /** What was confirmed is being done. */
  busy?: boolean;
  onNo: () => void;
  onYes: () => void;
}

const Dialog = styled.dialog`
  ${dialogStyle}

  & > svg {
    margin: 0 auto ${token('space-3')};
  }

  h2 {
    margin-bottom: ${token('space-2')};
    font-size: ${token('font-large')};
    text-wrap: balance;
  }

  p {
    color: ${token('color-text-muted')};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    margin-top: ${token('space-5')};
  }

  /* One above the other where their words do not fit beside each other. */
  button {
    flex: 1;
    min-width: fit-content;
  }
`;

export function ConfirmDialog({ open, icon, text, hint, no, yes, busy = false, onNo, onYes }: ConfirmDialogProps) {
  const heading = useId();
  const words = useId();
  const dialog = useDialog(open, onNo);
  // Ignores the second tap of a double tap on what opened it.
  const confirm = ({ detail }: MouseEvent) => {
    if (!busy && detail < 2) onYes();
  };
  return (
    <Dialog {...dialog} role="alertdialog" aria-labelledby={heading} aria-describedby={hint ? words : undefined}>
      {icon}
      <h2 id={heading}>{text}</h2>
      {hint && <p id={words}>{hint}</p>}
      <div>
        <Button $look="secondary" onClick={onNo}>
          {no}
        </Button>
        <Button aria-disabled={busy || undefined} onClick={confirm}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
