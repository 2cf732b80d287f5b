import styled from 'styled-components';
import { token } from '../../theme/token';
import { corners } from './picture';

export interface IconDiscProps {
  /** Its side in CSS pixels. */
  $size: number;
  $shape?: keyof typeof corners;
  /** In the store's colour, instead of the ground of icons. */
  $soft?: boolean;
}

/** The ground that an icon stands on; what the icon means is said beside it. */
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
