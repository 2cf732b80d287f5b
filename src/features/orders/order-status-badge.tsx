import styled from 'styled-components';
import type { OrderStatus } from '../../__generated__/gql/graphql';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { type StatusLook, statusLooks } from './order-status';

const grounds: { readonly [Tone in StatusLook['tone']]: readonly [ground: string, text: string] } = {
  done: [token('color-success-soft'), token('color-success')],
  open: [token('color-warning-soft'), token('color-warning')],
  failed: [token('color-sale-soft'), token('color-sale')],
  neutral: [token('color-canvas'), token('color-text-muted')],
};

const Badge = styled.span<{ $tone: StatusLook['tone'] }>`
  display: inline-block;
  padding: 0.1875rem ${token('space-2')};
  border-radius: ${token('radius-badge')};
  background: ${({ $tone }) => grounds[$tone][0]};
  color: ${({ $tone }) => grounds[$tone][1]};
  font-size: ${token('font-small')};
  font-weight: 600;
  line-height: 1.3;
`;

export interface ToneBadgeProps {
  tone: StatusLook['tone'];
  children: string;
}

/** A status in a word, in the colour of how well it goes. */
export const ToneBadge = ({ tone, children }: ToneBadgeProps) => (
  <Badge $tone={tone} data-tone={tone}>
    {children}
  </Badge>
);

export interface OrderStatusBadgeProps {
  status: OrderStatus;
}

export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  const m = useMessages();
  const { label, tone } = statusLooks[status];
  return <ToneBadge tone={tone}>{m(label)}</ToneBadge>;
}
