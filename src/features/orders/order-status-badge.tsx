import styled from 'styled-components';
import type { OrderStatus } from '../../__generated__/gql/graphql';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { statusLabel } from './order-status';

export type Tone = 'done' | 'open' | 'failed' | 'neutral';

/** Received is green, in progress amber, cancelled or failed red. */
const tones: { readonly [Status in OrderStatus]: Tone } = {
  NEW: 'open',
  AWAITING_PAYMENT: 'open',
  PAYMENT_ACCEPTED: 'open',
  SENT: 'open',
  RECEIVED: 'done',
  PAYMENT_PROCESSING: 'open',
  REJECTED: 'failed',
  CANCELLED: 'failed',
  VOID: 'failed',
  NOT_RECEIVED: 'failed',
  UNKNOWN: 'neutral',
};

const grounds: { readonly [Key in Tone]: readonly [ground: string, text: string] } = {
  done: [token('color-success-soft'), token('color-success')],
  open: [token('color-warning-soft'), token('color-warning')],
  failed: [token('color-sale-soft'), token('color-sale')],
  neutral: [token('color-canvas'), token('color-text-muted')],
};

export const toneStyle = ({ $tone }: { $tone: Tone }) => ({ background: grounds[$tone][0], color: grounds[$tone][1] });

const Badge = styled.span<{ $tone: Tone }>`
  ${toneStyle}
  display: inline-block;
  padding: 0.1875rem ${token('space-2')};
  border-radius: ${token('radius-badge')};
  font-size: ${token('font-small')};
  font-weight: 600;
  line-height: 1.3;
`;

export interface ToneBadgeProps {
  tone: Tone;
  children: string;
}

/** A status as a short text, in the colour of its tone. */
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
  return <ToneBadge tone={tones[status]}>{m(statusLabel(status))}</ToneBadge>;
}
