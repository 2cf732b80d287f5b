import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../button/button';
import { useDialog } from './use-dialog';

export const dialogStyle = css`
  width: min(100% - 3rem, 20rem);
  margin: auto;
  padding: ${token('space-6')} min(${token('space-5')}, 6vw) ${token('space-5')};
  border: 0;
  border-radius: ${token('radius-sheet')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  text-align: center;

  &::backdrop {
    background: ${token('color-scrim')};
  }
`;

export interface AlertDialogProps {
  open: boolean;
  title?: string;
  text: string;
  icon?: ReactNode;
  onClose: () => void;
}

const Dialog = styled.dialog`
  ${dialogStyle}

  & > svg {
    margin: 0 auto ${token('space-3')};
    color: ${token('color-sale')};
  }

  & > h2 {
    margin-bottom: ${token('space-2')};
    font-size: ${token('font-title')};
  }

  & > p {
    margin-bottom: ${token('space-5')};
    font-size: ${token('font-large')};
    font-weight: 600;
    line-height: 1.4;
  }

  & > h2 + p {
    font-weight: 400;
  }
`;

export function AlertDialog({ open, title, text, icon, onClose }: AlertDialogProps) {
  const m = useMessages();
  const textId = useId();
  const dialog = useDialog(open, onClose);
  return (
    <Dialog {...dialog} role="alertdialog" aria-labelledby={textId}>
      {icon}
      {title && <h2>{title}</h2>}
      <p id={textId}>{text}</p>
      <Button $wide onClick={onClose}>
        {m('action.ok')}
      </Button>
    </Dialog>
  );
}
