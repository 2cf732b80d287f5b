import { css } from 'styled-components';
import { token } from '../../theme/token';

export const dialogStyle = css`
  width: min(100% - 3rem, 20rem);
  margin: auto;
  padding: ${token('space-6')} ${token('space-5')} ${token('space-5')};
  border: 0;
  border-radius: ${token('radius-sheet')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  text-align: center;

  &::backdrop {
    background: ${token('color-scrim')};
  }
`;
