import styled from 'styled-components';
import { token } from '../../theme/token';

/** A heart in the corner of a picture, filled when pressed. Its touch target is larger than it looks. */
export const HeartButton = styled.button.attrs({ type: 'button' })`
  position: absolute;
  top: 0;
  right: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};

  svg {
    box-sizing: content-box;
    padding: 0.3125rem;
    border-radius: 50%;
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-card')};
  }

  &[aria-pressed='true'] {
    color: ${token('color-sale')};

    path {
      fill: currentColor;
    }
  }
`;
