import styled, { css } from 'styled-components';
import { token } from '../../theme/token';
import { Link } from '../link/link';

export interface ButtonLook {
  /** The main action, an alternative, or a minor one. */
  $look?: 'primary' | 'secondary' | 'quiet';
  $wide?: boolean;
  /** Less high, for rows and cards. The touch target stays 44 px high. */
  $small?: boolean;
}

const colors = {
  primary: [token('color-action'), token('color-action-text')],
  secondary: [token('color-action-soft'), token('color-link')],
  quiet: ['transparent', 'inherit'],
} as const;

export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  ${({ $wide }) => $wide && 'width: 100%;'}
  min-height: ${({ $small }) => ($small ? '36px' : token('size-touch'))};
  /* Leaves the width to large text. */
  padding: ${token('space-1')} min(${({ $small }) => token($small ? 'space-3' : 'space-5')}, 6vw);
  border-radius: ${token('radius-control')};
  background: ${({ $look = 'primary' }) => colors[$look][0]};
  color: ${({ $look = 'primary' }) => colors[$look][1]};
  font-size: ${({ $small }) => token($small ? 'font-small' : 'font-body')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  transition: filter ${token('duration-fast')}, opacity ${token('duration-fast')};
  user-select: none;
  touch-action: manipulation;

  &::after {
    position: absolute;
    inset: ${({ $small }) => ($small ? '-4px' : '0')};
    content: '';
  }

  &:active {
    filter: brightness(0.94);
  }

  /* Forced colours remove backgrounds. */
  @media (forced-colors: active) {
    border: 1px solid;
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: ${token('color-placeholder')};
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }
`;

/** A button for an action on this page. `LinkButton` opens another page. */
export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<ButtonLook>`
  ${buttonStyle}
`;

export const LinkButton = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** A link that looks like a button, to a URL that is not a page of the store. */
export const ExternalLinkButton = styled.a<ButtonLook>`
  ${buttonStyle}
`;
