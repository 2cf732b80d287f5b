import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Line = styled.p`
  padding-top: ${token('space-2')};
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

export interface FieldErrorProps {
  children: ReactNode;
}

export const FieldError = ({ children }: FieldErrorProps) => <Line role="alert">{children}</Line>;
