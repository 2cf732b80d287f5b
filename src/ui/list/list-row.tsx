import styled, { css } from 'styled-components';
import { token } from '../../theme/token';

export const listRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: 52px;
  padding: ${token('space-2')} ${token('space-4')};
  background: ${token('color-surface')};
  text-align: start;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The text of a list row, with a second line in `small`. */
export const ListText = styled.span`
  flex: 1;
  min-width: 0;

  b {
    display: block;
    font-weight: 600;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

export const ListButton = styled.button.attrs({ type: 'button' })`
  ${listRow}

  &[aria-pressed='true'] {
    color: ${token('color-link')};
    font-weight: 600;
  }

  &:disabled {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }
`;
