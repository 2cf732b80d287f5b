import styled from 'styled-components';
import { token } from '../../theme/token';

/** Around a long text: its chapters stand apart from each other. */
export const Chapters = styled.div`
  h2:not(:first-child) {
    margin-top: ${token('space-5')};
  }
`;
