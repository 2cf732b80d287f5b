import styled from 'styled-components';
import { token } from '../../theme/token';

export const ReviewList = styled.ul`
  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;
