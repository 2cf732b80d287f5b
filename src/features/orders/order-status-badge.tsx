import styled from 'styled-components';
import type { OrderCategory, OrderStatus } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface StatusLook {
  label: PlainMessageKey;
  /** What goes on, where the label alone does not say it. */
  hint?: PlainMessageKey;
  tone: 'done' | 'open' | 'failed' | 'neutral';
}

/** What each status of an order is called, and how its badge looks: received green, all else that goes on amber, ended without it red. */
const statusLooks: { readonly [Status in OrderStatus]: StatusLook } = {
  NEW: { label: 'order.status-new', hint: 'order.hint-new', tone: 'open' },
  AWAITING_PAYMENT: { label: 'order.status-awaiting-payment', tone: 'open' },
  PAYMENT_ACCEPTED: { label: 'order.status-payment-accepted', tone: 'open' },
  SENT: { label: 'order.status-sent', hint: 'order.hint-sent', tone: 'open' },
  RECEIVED: { label: 'order.status-received', tone: 'done' },
  PAYMENT_PROCESSING: { label: 'order.status-payment-processing', tone: 'open' },
  REJECTED: { label: 'order.status-rejected', tone: 'failed' },
  CANCELLED: { label: 'order.status-cancelled', tone: 'failed' },
  VOID: { label: 'order.status-void', tone: 'failed' },
  NOT_RECEIVED: { label: 'order.status-not-received', tone: 'failed' },
  UNKNOWN: { label: 'order.status-other', tone: 'neutral' },
};

const rideHints = { NEW: null, PAYMENT_ACCEPTED: 'order.hint-ride', SENT: null } as const;

/** A withdrawal waits for the store and a bill for its biller, not for a seller; a ride says more where it is followed. */
const hints: {
  readonly [Category in OrderCategory]?: { readonly [Status in OrderStatus]?: PlainMessageKey | null };
} = {
  COURIER: rideHints,
  CALLED_SERVICE: rideHints,
  WITHDRAWAL: { PAYMENT_ACCEPTED: 'order.hint-withdrawal' },
  BILL: { PAYMENT_ACCEPTED: 'order.hint-bill', REJECTED: 'order.hint-bill-failed' },
};

const isWorkedOnElsewhere = (category: OrderCategory) => category === 'WITHDRAWAL' || category === 'BILL';

/** What a status is called in an order of that kind: what a biller or the store works on waits for no seller. */
export const statusLabel = (status: OrderStatus, category: OrderCategory): PlainMessageKey =>
  status === 'PAYMENT_ACCEPTED' && isWorkedOnElsewhere(category)
    ? 'order.status-payment-processing'
    : statusLooks[status].label;

/** What goes on with an order. */
export function statusHint(status: OrderStatus, category: OrderCategory): PlainMessageKey | null {
  const own = hints[category]?.[status];
  return own === undefined ? (statusLooks[status].hint ?? null) : own;
}

export type Tone = StatusLook['tone'];

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

/** A status in a word, in the colour of how well it goes. */
export const ToneBadge = ({ tone, children }: ToneBadgeProps) => (
  <Badge $tone={tone} data-tone={tone}>
    {children}
  </Badge>
);

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  category: OrderCategory;
}

export function OrderStatusBadge({ status, category }: OrderStatusBadgeProps) {
  const m = useMessages();
  return <ToneBadge tone={statusLooks[status].tone}>{m(statusLabel(status, category))}</ToneBadge>;
}
