import { OrderCategory, OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { addHours } from 'date-fns/addHours';
import type { Queryable } from '../../../database/database';
import { type TransitionName, orderTransitions } from '../queries/transitions';
import { post, type LedgerAccount, type Transfer, type TransferReason } from '../../wallet/queries/ledger';
import { pointsOf } from '../../wallet/rules';
import { earnedByReferral } from '../../referrals/queries';
import { createCommerce } from '../../stores/queries/stores';
import { giveVoucherBack } from '../../vouchers/queries';
import {
  type LockedOrder,
  cancelRideOf,
  markBillPending,
  payerOf,
  recordChange,
  startRide,
  writeState,
} from '../queries/order-changes';
import { releaseBookingOf } from '../../bookings/queries/bookings';
import { refundsSoFar, type RefundCause } from '../queries/refunds';
import { notifyOfTransition } from './notify-of-transition';
import { paidOrder, refund } from './refunds';
import { countSold, returnStock } from '../queries/stock';

const hoursToPay = 24;

/** When an order that awaits payment since `start` expires. */
export const paymentLimit = (start: Date) => addHours(start, hoursToPay);

export interface TransitionDetails {
  at: Date;
  trackingNumber?: string;
  reason?: string;
}

const paidStatuses: readonly OrderStatus[] = [OrderStatus.PAYMENT_ACCEPTED, OrderStatus.SENT];

const isPaid = (order: LockedOrder) => order.payment_type !== PaymentKind.DIRECT && paidStatuses.includes(order.status);

const held = { kind: 'held' } as const;
const sales = { kind: 'sales' } as const;
const external = { kind: 'external' } as const;
const walletOf = (order: LockedOrder) => ({ kind: 'wallet', customerId: order.customer_id }) as const;

type TransferPart = readonly [
  what: string,
  reason: TransferReason,
  from: LedgerAccount,
  to: LedgerAccount,
  amount: number,
];

const transfersOf = (order: LockedOrder, parts: readonly TransferPart[]): Transfer[] =>
  parts.map(([what, reason, from, to, amount]) => ({ key: `${what} ${order.id}`, reason, from, to, amount }));

/** The order's total without its partial refunds. */
const remainderOf = async (transaction: Queryable, { id, total }: LockedOrder) =>
  total - (await refundsSoFar(transaction, { orderId: id })).parts;

async function giveBack(transaction: Queryable, order: LockedOrder, cause: RefundCause, at: Date): Promise<Transfer[]> {
  await returnStock(transaction, order.id);
  await releaseBookingOf(transaction, order.id);
  await cancelRideOf(transaction, order.id, at);
  if (order.voucher_id !== null) await giveVoucherBack(transaction, order.voucher_id, order.customer_id);
  if (!isPaid(order)) return [];
  return refund(transaction, paidOrder(order), {
    cause,
    amount: await remainderOf(transaction, order),
    from: held,
    at,
  });
}

async function earn(transaction: Queryable, order: LockedOrder, at: Date): Promise<Transfer[]> {
  await countSold(transaction, order.id);
  const app = await createCommerce(transaction).of(order.store_id);
  const amount = await remainderOf(transaction, order);
  const payer = order.payment_type === PaymentKind.DIRECT ? external : held;
  const points = { kind: 'points', customerId: order.customer_id } as const;
  return [
    ...transfersOf(order, [
      ['earned', 'earned', payer, sales, amount],
      ['cashback', 'cashback', { kind: 'vouchers' }, walletOf(order), order.voucher_cashback],
      ['points', 'points', { kind: 'points_issued' }, points, pointsOf(app, amount)],
    ]),
    ...(await earnedByReferral(transaction, app, order.customer_id, at)),
  ];
}

async function effectOf(
  transaction: Queryable,
  order: LockedOrder,
  name: TransitionName,
  at: Date,
): Promise<readonly Transfer[]> {
  const { subtotal: value, total } = order;
  const { effect, cause = 'failed' } = orderTransitions[name];
  switch (effect) {
    case 'none':
      return [];
    case 'paid':
      if (order.category === OrderCategory.BILL) await markBillPending(transaction, order.id, at);
      return transfersOf(order, [['paid', 'payment', payerOf(order), held, total]]);
    case 'earned':
      return earn(transaction, order, at);
    case 'givenBack':
      return giveBack(transaction, order, cause, at);
    case 'toppedUp':
      return transfersOf(order, [
        ['topped up', 'top_up', external, walletOf(order), value],
        ['fee', 'fee', external, sales, total - value],
      ]);
    case 'withdrawn':
      return transfersOf(order, [
        ['withdrawn', 'withdrawal_paid', held, external, value],
        ['fee', 'fee', held, sales, total - value],
      ]);
  }
}

/** Check `canTransition` first. @returns false if the balance is too low or a driver was already requested; then roll back */
export async function applyTransition(
  transaction: Queryable,
  order: LockedOrder,
  name: TransitionName,
  { at, trackingNumber, reason }: TransitionDetails,
): Promise<boolean> {
  const { to, by } = orderTransitions[name];
  if (name === 'handOver' && !(await startRide(transaction, order.id, at))) return false;
  const transfers = await effectOf(transaction, order, name, at);
  if (!(await post(transaction, { storeId: order.store_id, orderId: order.id, at, transfers }))) return false;
  await writeState(transaction, order.id, {
    status: to,
    trackingNumber: trackingNumber ?? null,
    reason: reason ?? null,
    expiresAt: name === 'accept' ? paymentLimit(at) : null,
  });
  // For goods, the search for a driver starts when the seller hands them over.
  if (to === OrderStatus.PAYMENT_ACCEPTED && order.category !== OrderCategory.GOODS_AND_COURIER)
    await startRide(transaction, order.id, at);
  await recordChange(transaction, order.id, by, at);
  await notifyOfTransition(transaction, order, name, at);
  return true;
}
