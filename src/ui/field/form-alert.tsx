import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Box = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-sale-soft')};
  color: ${token('color-sale')};
  font-size: 0.8125rem;
`;

export interface FormAlertProps {
  children: ReactNode;
}

/** Why the submitted form was refused. The typed values stay. */
export const FormAlert = ({ children }: FormAlertProps) => (
  <Box role="alert">
    <CircleAlert size={18} aria-hidden />
    <span>{children}</span>
  </Box>
);
