import { css } from 'styled-components';
import { token } from '../../theme/token';

/** The look of every form control. Its font is large enough that phones do not zoom in. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-size: ${token('font-large')};
  text-align: start;
  appearance: none;

  &[aria-invalid] {
    border-color: ${token('color-sale')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    background: ${token('color-background')};
    color: ${token('color-text-muted')};
  }

  &::placeholder {
    color: ${token('color-text-muted')};
    opacity: 1;
  }
`;
