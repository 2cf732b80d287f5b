import { css } from 'styled-components';
import { token } from '../../theme/token';

export const selectedTab = css`
  color: ${token('color-link')};
  font-weight: 600;

  &::after {
    position: absolute;
    inset: auto ${token('space-3')} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token('color-link')};
    content: '';
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    &::after {
      border-top: 3px solid;
    }
  }
`;
