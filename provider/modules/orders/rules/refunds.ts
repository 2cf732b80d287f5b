import { OrderCategory, OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { addDays } from 'date-fns/addDays';
import type { Clock } from '../../../clock';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { notify } from '../../notifications/queries/notify';
import { createCommerce } from '../../stores/queries/stores';
import { type LedgerAccount, post, type Transfer } from '../../wallet/queries/ledger';
import { type LockedOrder, lockOrder, recordChange, touchOrder } from '../queries/order-changes';
import {
  endRefund,
  insertRefund,
  isClosedAccount,
  listRefunds,
  lockRefund,
  type RefundCause,
  refundsSoFar,
  type RefundTarget,
} from '../queries/refunds';
import { isUnpaid } from '../queries/transitions';
import { isRefundable, type PaidFor, refundRoute } from './refund-routes';

export interface Paid {
  what: PaidFor;
  kind: PaymentKind;
  storeId: number;
  customerId: number;
  target: RefundTarget;
  number: string;
  uid: string;
}

export const paidOrder = (order: LockedOrder): Paid => ({
  what: order.category,
  kind: order.payment_type,
  storeId: order.store_id,
  customerId: order.customer_id,
  target: { orderId: order.id },
  number: order.order_no,
  uid: order.unique_id,
});

interface Refund {
  cause: RefundCause;
  /** Whole rupiah. For 0, no refund is created. */
  amount: number;
  from: LedgerAccount;
  at: Date;
}

const daysToRefund = 3;

const isWhole = (cause: RefundCause) => cause !== 'part' && cause !== 'late';

/** Whether the notification about the end already mentions the refund. */
const isAlreadyNotified = (what: PaidFor, cause: RefundCause) =>
  what === OrderCategory.WITHDRAWAL && cause === 'rejected';

/** Creates a refund and notifies the customer. @returns transfers that the caller posts in the same transaction */
export async function refund(
  transaction: Queryable,
  { what, kind, storeId, customerId, target, number, uid }: Paid,
  { cause, amount, from, at }: Refund,
): Promise<Transfer[]> {
  if (amount <= 0) return [];
  const app = await createCommerce(transaction).of(storeId);
  const route = refundRoute(what, cause, { kind, app, isClosed: await isClosedAccount(transaction, customerId) });
  const deadline = addDays(at, daysToRefund);
  const id = await insertRefund(transaction, { storeId, customerId, target, cause, route, amount, at, deadline });
  const isDone = route === 'balance';
  if (!isAlreadyNotified(what, cause)) {
    await notify(transaction, {
      storeId,
      customerId,
      event: isDone ? 'refund.done' : 'refund.opened',
      subject: number,
      target: { type: target.orderId === undefined ? 'invoice' : 'order', uid },
      at,
    });
  }
  const toBalance = what === OrderCategory.WITHDRAWAL ? 'withdrawal_returned' : 'refund';
  return [
    {
      key: isWhole(cause) ? `returned ${target.orderId}` : `${cause} ${id}`,
      reason: isDone ? toBalance : 'refund_owed',
      from,
      to: isDone ? { kind: 'wallet', customerId } : { kind: 'owed' },
      amount,
    },
  ];
}

export interface RefundRequest {
  cause: 'part' | 'late';
  amount: number;
  /** The number of refunds when the form was shown. It has changed if the form is submitted twice. */
  before: number;
}

interface Receipt {
  received: number;
  from: LedgerAccount;
}

const inHand: readonly OrderStatus[] = [OrderStatus.PAYMENT_ACCEPTED, OrderStatus.SENT];

/** The account that holds the order's payment; undefined before the payment, and after the order was cancelled. */
function receiptOf({ status: code, payment_type, total }: LockedOrder): Receipt | undefined {
  if (code === OrderStatus.RECEIVED) return { received: total, from: { kind: 'sales' } };
  const isHeld = inHand.includes(code) && payment_type !== PaymentKind.DIRECT;
  return isHeld ? { received: total, from: { kind: 'held' } } : undefined;
}

/** @param receipt undefined if partial refunds are not possible. @returns false if not possible, or already done */
export async function refundByHand(
  transaction: Queryable,
  paid: Paid,
  { cause, amount, before }: RefundRequest,
  receipt: Receipt | undefined,
  at: Date,
): Promise<boolean> {
  const { count, parts } = await refundsSoFar(transaction, paid.target);
  if (count !== before || amount <= 0 || !isRefundable(paid.what, paid.kind, cause)) return false;
  if (cause === 'part' && (!receipt || amount > receipt.received - parts)) return false;
  const from: LedgerAccount = cause === 'part' && receipt ? receipt.from : { kind: 'external' };
  const transfers = await refund(transaction, paid, { cause, amount, from, at });
  return post(transaction, { storeId: paid.storeId, ...paid.target, at, transfers });
}

async function touch(transaction: Queryable, orderId: number, at: Date) {
  await touchOrder(transaction, orderId);
  await recordChange(transaction, orderId, 'seller', at);
}

export const createRefunds = (database: Database, now: Clock) => ({
  list: (codename: string) => listRefunds(database, codename, now()),

  /** Refunds part of a paid order, or an unexpected payment. @returns false if it is not possible, or was already done */
  ofOrder: (uniqueId: string, request: RefundRequest) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const order = orNotFound(await lockOrder(transaction, uniqueId), 'The order does not exist');
        if (isUnpaid(order)) return false;
        const at = now();
        const isDone = await refundByHand(transaction, paidOrder(order), request, receiptOf(order), at);
        if (isDone) await touch(transaction, order.id, at);
        return isDone;
      }),
    ),

  /** Records that a refund was paid out by hand. @returns false if it was already recorded */
  settle: (uniqueId: string, reference: string) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const open = orNotFound(await lockRefund(transaction, uniqueId), 'The refund does not exist');
        if (open.done_at !== null) return false;
        const at = now();
        const {
          id,
          store_id: storeId,
          customer_id: customerId,
          order_id,
          invoice_id,
          amount,
          number,
          target_uid,
        } = open;
        await endRefund(transaction, id, reference, at);
        await post(transaction, {
          storeId,
          ...(order_id !== null && { orderId: order_id }),
          ...(invoice_id !== null && { invoiceId: invoice_id }),
          at,
          transfers: [
            { key: `repaid ${id}`, reason: 'refund_paid', from: { kind: 'owed' }, to: { kind: 'external' }, amount },
          ],
        });
        await notify(transaction, {
          storeId,
          customerId,
          event: 'refund.done',
          subject: number,
          target: { type: order_id === null ? 'invoice' : 'order', uid: target_uid },
          at,
        });
        if (order_id !== null) await touch(transaction, order_id, at);
        return true;
      }),
    ),
});
