import type { OrderCategory, OrderStatus } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';

const labels: { readonly [Status in OrderStatus]: PlainMessageKey } = {
  NEW: 'order.status-new',
  AWAITING_PAYMENT: 'order.status-awaiting-payment',
  PAYMENT_ACCEPTED: 'order.status-payment-accepted',
  SENT: 'order.status-sent',
  RECEIVED: 'order.status-received',
  PAYMENT_PROCESSING: 'order.status-payment-processing',
  REJECTED: 'order.status-rejected',
  CANCELLED: 'order.status-cancelled',
  VOID: 'order.status-void',
  NOT_RECEIVED: 'order.status-not-received',
  UNKNOWN: 'order.status-other',
};

type Hints = { readonly [Status in OrderStatus]?: PlainMessageKey };

const hints: Hints = {
  NEW: 'order.hint-new',
  PAYMENT_ACCEPTED: 'order.hint-accepted',
  SENT: 'order.hint-sent',
  PAYMENT_PROCESSING: 'order.hint-processing',
  REJECTED: 'order.hint-rejected',
  CANCELLED: 'order.hint-cancelled',
  VOID: 'order.hint-void',
  NOT_RECEIVED: 'order.hint-not-received',
};

const rideHints: Hints = {
  ...hints,
  NEW: 'order.hint-ride',
  PAYMENT_ACCEPTED: 'order.hint-ride',
  SENT: 'order.hint-ride-sent',
  REJECTED: 'order.hint-ride-failed',
};
const walletHints: Hints = { ...hints, NEW: undefined, REJECTED: 'order.hint-wallet-rejected' };

/** The second line of a status. A withdrawal waits for the store and a bill for its biller, not for a seller. */
const hintsOf: { readonly [Category in OrderCategory]: Hints } = {
  GOODS: hints,
  DIGITAL: { ...hints, SENT: 'order.hint-sent-digital' },
  GOODS_AND_COURIER: hints,
  SERVICE: { ...hints, SENT: 'order.hint-sent-service' },
  COURIER: rideHints,
  CALLED_SERVICE: rideHints,
  TOP_UP: walletHints,
  WITHDRAWAL: { ...walletHints, PAYMENT_ACCEPTED: 'order.hint-withdrawal' },
  BILL: { ...hints, PAYMENT_ACCEPTED: 'order.hint-bill', REJECTED: 'order.hint-bill-failed' },
  UNKNOWN: {},
};

const sent: Hints = { SENT: 'order.note-sent' };
const begun: Hints = { SENT: 'order.note-begun' };

/** A shorter text, for places without room for the second line. */
const notesOf: { readonly [Category in OrderCategory]: Hints } = {
  GOODS: sent,
  DIGITAL: sent,
  GOODS_AND_COURIER: sent,
  SERVICE: begun,
  COURIER: begun,
  CALLED_SERVICE: begun,
  TOP_UP: {},
  WITHDRAWAL: { PAYMENT_ACCEPTED: 'order.note-withdrawal' },
  BILL: { PAYMENT_ACCEPTED: 'order.note-bill' },
  UNKNOWN: {},
};

export const statusLabel = (status: OrderStatus): PlainMessageKey => labels[status];

export const statusHint = (status: OrderStatus, category: OrderCategory): PlainMessageKey | null =>
  hintsOf[category][status] ?? null;

/** A note of two or three words that adds to the label, and stays true afterwards. */
export const statusNote = (status: OrderStatus, category: OrderCategory): PlainMessageKey | null =>
  notesOf[category][status] ?? null;
