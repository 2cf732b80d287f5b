import { type MouseEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { Button } from '../button/button';
import { FormAlert } from '../field/form-alert';
import { dialogStyle } from './alert-dialog';
import { useDialog } from './use-dialog';

export interface ConfirmDialogProps {
  open: boolean;
  text: string;
  icon?: ReactNode;
  hint?: string;
  /** Why the confirmed action was refused. */
  error?: string | undefined;
  no: string;
  yes: string;
  /** The confirmed action is running. */
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

  & > p {
    color: ${token('color-text-muted')};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    margin-top: ${token('space-5')};
  }

  /* Stacked if their labels do not fit side by side. */
  button {
    flex: 1;
    min-width: fit-content;
  }
`;

export function ConfirmDialog({
  open,
  icon,
  text,
  hint,
  error,
  no,
  yes,
  busy = false,
  onNo,
  onYes,
}: ConfirmDialogProps) {
  const headingId = useId();
  const textId = useId();
  const dialog = useDialog(open, onNo);
  // Ignores the second tap of a double tap on what opened it.
  const confirm = ({ detail }: MouseEvent) => {
    if (!busy && detail < 2) onYes();
  };
  return (
    <Dialog {...dialog} role="alertdialog" aria-labelledby={headingId} aria-describedby={hint ? textId : undefined}>
      {icon}
      <h2 id={headingId}>{text}</h2>
      {hint && <p id={textId}>{hint}</p>}
      {error && (
        <div>
          <FormAlert>{error}</FormAlert>
        </div>
      )}
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
