import { css } from 'styled-components';
import { token } from '../../theme/token';

/** Stretches the title's link over its card: the whole card can be tapped, and the link's accessible name stays short. */
export const stretchedLink = css`
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-card')};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token('color-focus')};
    outline-offset: -2px;
  }
`;

export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-card')};
`;

/** Shows this many lines of text and cuts off the rest. */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow-wrap: anywhere;
`;
