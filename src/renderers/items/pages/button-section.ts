import styled from 'styled-components';
import { token } from '../../../theme/token';

export const ButtonSection = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-top: calc(-1 * ${token('space-2')});
  padding: 0 ${token('space-4')} ${token('space-4')};
  background: ${token('color-surface')};
`;
