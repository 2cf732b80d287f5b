import styled from 'styled-components';
import { token } from '../../theme/token';

export const RowGroup = styled.div`
  background: ${token('color-surface')};

  &:empty {
    display: none;
  }

  & > * + * {
    border-top: 1px solid ${token('color-border')};
  }
`;
