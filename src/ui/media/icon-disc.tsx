import styled from 'styled-components';
import { token } from '../../theme/token';
import { corners } from './picture';

export interface IconDiscProps {
  /** Width and height in CSS pixels. */
  $size: number;
  $shape?: keyof typeof corners;
  /** In the store's colour, instead of the icons' own background. */
  $soft?: boolean;
}

/** The background of an icon. The icon is decorative: the text beside it has its meaning. */
export const IconDisc = styled.span.attrs({ 'aria-hidden': true })<IconDiscProps>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $shape = 'tile' }) => corners[$shape]};
  background: ${({ $soft }) => token($soft ? 'color-action-soft' : 'color-icon')};
  color: ${({ $soft }) => token($soft ? 'color-link' : 'color-icon-text')};
`;
