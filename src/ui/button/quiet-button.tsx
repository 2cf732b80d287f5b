import styled from 'styled-components';
import { token } from '../../theme/token';

export const QuietButton = styled.button.attrs({ type: 'button' })`
  justify-self: center;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-3')};
  color: ${token('color-link')};
  font-weight: 600;

  &:disabled {
    color: ${token('color-text-muted')};
    font-weight: 400;
    cursor: default;
  }
`;
