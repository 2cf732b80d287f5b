import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Line = styled.p`
  padding-top: ${token('space-1')};
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

export interface LineErrorProps {
  children: ReactNode;
}

export const LineError = ({ children }: LineErrorProps) => <Line role="alert">{children}</Line>;
