import styled from 'styled-components';
import { token } from '../../theme/token';

/** Rows under each other, on one surface with lines between. Its children are `li`. */
export const RowList = styled.ul`
  background: ${token('color-surface')};

  & > li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;
