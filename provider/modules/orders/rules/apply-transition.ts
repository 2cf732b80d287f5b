import { addHours } from 'date-fns/addHours';
import type { Queryable } from '../../../database/database';
import { type OrderStatus, paymentKind, status } from '../queries/codes';
import { type TransitionName, orderTransitions } from '../queries/transitions';
import { transfer } from '../../wallet/queries';
import { giveVoucherBack } from '../../vouchers/queries';
import { type LockedOrder, payerOf, recordChange } from '../queries/order-changes';
import { countSold, returnStock } from '../queries/stock';

const hoursToPay = 24;

/** When an order that awaits payment since `start` expires. */
export const paymentLimit = (start: Date) => addHours(start, hoursToPay);

export interface TransitionDetails {
  at: Date;
  trackingNumber?: string;
  reason?: string;
}

type PostToLedger = (
  key: string,
  transferOf: Pick<Parameters<typeof transfer>[1], 'from' | 'to' | 'amount'>,
) => Promise<boolean>;

const paidStatuses: readonly OrderStatus[] = [status.PAYMENT_ACCEPTED, status.SENT];

const isPaid = (order: LockedOrder) => order.payment_type !== paymentKind.DIRECT && paidStatuses.includes(order.status);

async function giveBack(transaction: Queryable, order: LockedOrder, post: PostToLedger) {
  await returnStock(transaction, order.id);
  if (order.voucher_id !== null) await giveVoucherBack(transaction, order.voucher_id, order.customer_id);
  if (isPaid(order)) await post('returned', { from: { kind: 'held' }, to: payerOf(order), amount: order.total });
}

async function earn(transaction: Queryable, order: LockedOrder, post: PostToLedger) {
  await countSold(transaction, order.id);
  const from = order.payment_type === paymentKind.DIRECT ? 'external' : 'held';
  await post('earned', { from: { kind: from }, to: { kind: 'sales' }, amount: order.total });
  const wallet = { kind: 'wallet', customerId: order.customer_id } as const;
  await post('cashback', { from: { kind: 'vouchers' }, to: wallet, amount: order.voucher_cashback });
}

/** Check `canTransition` first. @returns false if the wallet has too little; then roll the transaction back */
export async function applyTransition(
  transaction: Queryable,
  order: LockedOrder,
  name: TransitionName,
  { at, trackingNumber, reason }: TransitionDetails,
): Promise<boolean> {
  const { to, by, effect } = orderTransitions[name];
  const post: PostToLedger = (what, transferOf) =>
    transfer(transaction, { key: `${what} ${order.id}`, storeId: order.store_id, ...transferOf });

  if (effect === 'givenBack') await giveBack(transaction, order, post);
  if (effect === 'earned') await earn(transaction, order, post);
  const paid =
    effect !== 'paid' || (await post('paid', { from: payerOf(order), to: { kind: 'held' }, amount: order.total }));
  if (!paid) return false;

  await transaction.query(
    `update orders set status = $2, revision = revision + 1, tracking_no = coalesce($3, tracking_no),
       reason = coalesce($4, reason), expires_at = coalesce($5, expires_at)
     where id = $1`,
    [order.id, to, trackingNumber ?? null, reason ?? null, name === 'accept' ? paymentLimit(at) : null],
  );
  await recordChange(transaction, order.id, by, at);
  return true;
}
