import { css } from 'styled-components';
import { token } from '../../theme/token';

/** A list of which one entry is seen at a time. */
export const pictureRow = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

/** Says which of the pictures is seen. */
export const pictureCounter = css`
  position: absolute;
  right: ${token('space-3')};
  bottom: ${token('space-3')};
  padding: 0.125rem 0.625rem;
  border-radius: 1rem;
  background: ${token('color-toast')};
  color: ${token('color-toast-text')};
  font-size: ${token('font-small')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  opacity: 0.85;
  pointer-events: none;
`;
