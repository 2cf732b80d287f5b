import styled from 'styled-components';
import { token } from '../../theme/token';

/** Reviews below each other. */
export const ReviewList = styled.ul`
  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;
