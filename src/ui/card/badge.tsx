import styled from 'styled-components';
import { token } from '../../theme/token';

export interface BadgeLook {
  $look?: 'sale' | 'soft' | 'plain' | 'neutral';
}

const colors = {
  sale: [token('color-sale'), token('color-sale-text')],
  soft: [token('color-sale-soft'), token('color-sale')],
  plain: [token('color-action-soft'), token('color-link')],
  neutral: [token('color-toast'), token('color-toast-text')],
} as const;

/** A word or a number that stands out: `sale` in red, `soft` for discounts, `plain` in the store's colour. */
export const Badge = styled.span<BadgeLook>`
  display: inline-block;
  padding: 0.125rem 0.375rem;
  border-radius: ${token('radius-badge')};
  background: ${({ $look = 'plain' }) => colors[$look][0]};
  color: ${({ $look = 'plain' }) => colors[$look][1]};
  font-size: ${token('font-small')};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
`;
