import styled from 'styled-components';
import { token } from '../../theme/token';

export interface IconDiscProps {
  /** Its side in CSS pixels. */
  $size: number;
  $shape?: 'card' | 'tile' | 'round';
  /** In the store's colour, in place of the ground of icons. */
  $soft?: boolean;
}

const corners = { card: token('radius-card'), tile: '35%', round: '50%' };

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
