import styled from 'styled-components';
import { token } from '../../theme/token';

export const Surface = styled.div`
  margin: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
`;
