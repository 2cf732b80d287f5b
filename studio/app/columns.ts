import styled from 'styled-components';
import { token } from '../../src/theme/token';

/** Panels side by side where they fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: ${token('space-4')};
`;
