import styled from 'styled-components';
import { token } from '../../theme/token';

export interface FrameStyle {
  $tone: 'warning' | 'sale' | 'success';
}

/** A notice within a page, on the background of its tone. */
export const Frame = styled.div<FrameStyle>`
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${({ $tone }) => token(`color-${$tone}-soft`)};
  color: ${({ $tone }) => token(`color-${$tone}`)};
  font-size: ${token('font-small')};
`;
