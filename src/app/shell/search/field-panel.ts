import { css } from 'styled-components';
import { token } from '../../../theme/token';

export const fieldPanel = css`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - 2 * ${token('size-header')});
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: 0 0 ${token('radius-card')} ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-raised')};
`;
