import { css } from 'styled-components';
import { token } from '../../theme/token';

export const iconButtonStyle = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  border-radius: 50%;
  transition: background ${token('duration-fast')};
  touch-action: manipulation;

  &:hover,
  &:active {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;
