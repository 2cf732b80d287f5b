import type { ReactNode } from 'react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import styled, { keyframes } from 'styled-components';
import { Button } from '../button/button';

export interface SubmitButtonProps {
  /** What was sent is on its way: a second tap sends nothing. */
  busy?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Wide = styled(Button)`
  svg {
    animation: ${turn} 0.8s linear infinite;
  }
`;

export const SubmitButton = ({ busy = false, disabled = false, children }: SubmitButtonProps) => (
  <Wide
    $wide
    type="submit"
    disabled={disabled}
    aria-disabled={busy || undefined}
    onClick={(event) => busy && event.preventDefault()}
  >
    {busy && <LoaderCircle size={18} aria-hidden />}
    {children}
  </Wide>
);
