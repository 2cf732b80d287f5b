import { OrderCategory, PaymentKind } from '../../../__generated__/codes';
import type { FilledStore } from '../../../store-check/store-document';
import type { RefundCause, RefundRoute } from '../queries/refunds';

export type PaidFor = OrderCategory | 'invoice';

/** `balance`: paid out by the store if the customer has none. `unpaid`: no payment was received. `never`: cannot happen. */
type Return = 'balance' | 'seller' | 'unpaid' | 'never';

type ByKind = readonly [platform: Return, seller: Return, direct: Return, balance: Return, api: Return];

const unpaid: ByKind = ['unpaid', 'unpaid', 'unpaid', 'unpaid', 'unpaid'];
const never: ByKind = ['never', 'never', 'never', 'never', 'never'];
/** Cash is paid when the order is received. */
const paid: ByKind = ['balance', 'seller', 'unpaid', 'balance', 'balance'];
const anyTime: ByKind = ['balance', 'seller', 'seller', 'balance', 'balance'];

const ofGoods = { cancelled: unpaid, rejected: paid, expired: unpaid, failed: paid, part: anyTime, late: anyTime };
const cancellable = { ...ofGoods, cancelled: paid };
const topUps: ByKind = ['unpaid', 'never', 'never', 'never', 'unpaid'];
const bills: ByKind = ['unpaid', 'never', 'never', 'unpaid', 'unpaid'];
const paidBills: ByKind = ['balance', 'never', 'never', 'balance', 'balance'];
const withdrawals: ByKind = ['never', 'never', 'never', 'balance', 'never'];

/**
 * How a payment is refunded, by what it was for, the cause and the kind of payment. `part`: a partial refund of an order that
 * continues or was received. `late`: a payment that should not have arrived: after the order ended, a duplicate, by an
 * earlier payment option, or a withdrawal that the bank returned.
 */
export const refundRoutes: { readonly [What in PaidFor]: { readonly [Cause in RefundCause]: ByKind } } = {
  [OrderCategory.GOODS]: ofGoods,
  [OrderCategory.DIGITAL]: ofGoods,
  [OrderCategory.GOODS_AND_COURIER]: ofGoods,
  [OrderCategory.SERVICE]: cancellable,
  [OrderCategory.COURIER]: cancellable,
  [OrderCategory.CALLED_SERVICE]: cancellable,
  [OrderCategory.TOP_UP]: {
    cancelled: topUps,
    rejected: topUps,
    expired: topUps,
    failed: never,
    part: never,
    late: ['balance', 'never', 'never', 'never', 'balance'],
  },
  [OrderCategory.WITHDRAWAL]: {
    cancelled: never,
    rejected: withdrawals,
    expired: never,
    failed: never,
    part: never,
    late: withdrawals,
  },
  [OrderCategory.BILL]: {
    cancelled: bills,
    rejected: never,
    expired: bills,
    failed: paidBills,
    part: never,
    late: paidBills,
  },
  invoice: {
    cancelled: unpaid,
    rejected: unpaid,
    expired: never,
    failed: never,
    part: anyTime,
    late: anyTime,
  },
};

/** Whether the cause can lead to a refund. */
export function isRefundable(what: PaidFor, kind: PaymentKind, cause: RefundCause): boolean {
  const route = refundRoutes[what][cause][kind];
  return route === 'balance' || route === 'seller';
}

interface Payer {
  kind: PaymentKind;
  app: Pick<FilledStore['app'], 'balance_flag'>;
  isClosed: boolean;
}

/** Payments that were not expected are returned by the store. */
export function refundRoute(what: PaidFor, cause: RefundCause, { kind, app, isClosed }: Payer): RefundRoute {
  const route = refundRoutes[what][cause][kind];
  if (route === 'seller') return 'seller';
  const hasBalance = !isClosed && (app.balance_flag === 1 || kind === PaymentKind.BALANCE);
  return route === 'balance' && hasBalance ? 'balance' : 'store';
}
