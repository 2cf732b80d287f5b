import { css } from 'styled-components';
import { token } from '../../theme/token';
import { clamped } from '../card/card-style';

/** A row as wide as the page: a tile, a label with a line of text, and what follows them. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 64px;
  padding: ${token('space-2')} ${token('space-4')};

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    font-weight: 500;
  }

  small {
    ${clamped(2)}
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 400;
  }

  & > svg {
    color: ${token('color-text-muted')};
  }

  &:hover,
  &[aria-current] {
    background: ${token('color-action-soft')};
  }

  &[aria-current] > span:nth-child(2) {
    color: ${token('color-link')};
    font-weight: 600;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
