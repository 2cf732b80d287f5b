import { OrderCategory, PaymentKind } from '../../../__generated__/codes';
import type { FilledStore } from '../../../store-check/store-document';
import type { RefundCause, RefundRoute } from '../queries/refunds';

export type PaidFor = OrderCategory | 'invoice';

/** `balance`: by the store's own hand where it has none. `unpaid`: nothing was received by then. `never`: it does not end so. */
type Return = 'balance' | 'seller' | 'unpaid' | 'never';

type ByKind = readonly [platform: Return, seller: Return, direct: Return, balance: Return, api: Return];

const unpaid: ByKind = ['unpaid', 'unpaid', 'unpaid', 'unpaid', 'unpaid'];
const never: ByKind = ['never', 'never', 'never', 'never', 'never'];
/** Cash is given when the order is received. */
const paid: ByKind = ['balance', 'seller', 'unpaid', 'balance', 'balance'];
const anyTime: ByKind = ['balance', 'seller', 'seller', 'balance', 'balance'];

const ofGoods = { cancelled: unpaid, rejected: paid, expired: unpaid, failed: paid, part: anyTime, late: anyTime };
const cancellable = { ...ofGoods, cancelled: paid };
const topUps: ByKind = ['unpaid', 'never', 'never', 'never', 'unpaid'];
const bills: ByKind = ['unpaid', 'never', 'never', 'unpaid', 'unpaid'];
const paidBills: ByKind = ['balance', 'never', 'never', 'balance', 'balance'];
const withdrawals: ByKind = ['never', 'never', 'never', 'balance', 'never'];

/**
 * Where the money goes that was received for what ends. `part`: of an order that goes on or was received. `late`: what arrives for
 * an order that ended or was paid: after its end, twice, by a way that was changed, a withdrawal that the bank sends back.
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

/** Whether money can be on its way back at such an end. */
export function isRefundable(what: PaidFor, kind: PaymentKind, cause: RefundCause): boolean {
  const route = refundRoutes[what][cause][kind];
  return route === 'balance' || route === 'seller';
}

interface Payer {
  kind: PaymentKind;
  app: Pick<FilledStore['app'], 'balance_flag'>;
  isClosed: boolean;
}

/** Money that should not have been there is returned by the store. */
export function refundRoute(what: PaidFor, cause: RefundCause, { kind, app, isClosed }: Payer): RefundRoute {
  const route = refundRoutes[what][cause][kind];
  if (route === 'seller') return 'seller';
  const hasBalance = !isClosed && (app.balance_flag === 1 || kind === PaymentKind.BALANCE);
  return route === 'balance' && hasBalance ? 'balance' : 'store';
}
