import styled from 'styled-components';
import { token } from '../../theme/token';

export const PageTitle = styled.h1`
  padding: ${token('space-4')} ${token('space-4')} ${token('space-1')};
  font-size: ${token('font-display')};
  font-weight: 700;
  letter-spacing: -0.015em;
`;
