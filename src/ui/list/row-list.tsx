import styled from 'styled-components';
import { token } from '../../theme/token';

/** Rows one below the other, with lines between them. Its children are `li`. */
export const RowList = styled.ul`
  background: ${token('color-surface')};

  & > li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;
