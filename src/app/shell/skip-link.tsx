import styled from 'styled-components';
import { token } from '../../theme/token';

/** Seen when it has the focus: leads over the header to the page itself. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${token('space-2')} auto auto ${token('space-2')};
  z-index: ${token('layer-toast')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-link')};
  box-shadow: ${token('shadow-raised')};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
