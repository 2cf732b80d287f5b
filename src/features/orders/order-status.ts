import type { OrderCategory, OrderStatus } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';

export interface StatusLook {
  label: PlainMessageKey;
  /** What goes on, where the label alone does not say it. */
  hint?: PlainMessageKey;
  tone: 'done' | 'open' | 'failed' | 'neutral';
}

/** What each status of an order is called, and how its badge looks: received green, all else that goes on amber, ended without it red. */
export const statusLooks: { readonly [Status in OrderStatus]: StatusLook } = {
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

/** What goes on with an order; a withdrawal waits for the store, not for a seller. */
export const statusHint = (status: OrderStatus, category: OrderCategory): PlainMessageKey | undefined =>
  category === 'WITHDRAWAL' && status === 'PAYMENT_ACCEPTED' ? 'order.hint-withdrawal' : statusLooks[status].hint;
