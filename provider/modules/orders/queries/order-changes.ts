import { PaymentKind, type OrderCategory, type OrderStatus } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import type { PaymentColumns } from './insert-order';
import type { TransitionActor } from './transitions';

/** The columns that transitions need. */
export interface LockedOrder {
  id: number;
  unique_id: string;
  order_no: string;
  store_id: number;
  customer_id: number;
  cart_type: number;
  carrier_type: number | null;
  category: OrderCategory;
  status: OrderStatus;
  payment_type: PaymentKind;
  auto_order: 0 | 1;
  revision: number;
  /** For a top-up or a withdrawal, the amount without fees. */
  subtotal: number;
  total: number;
  admin_fee: number;
  voucher_id: number | null;
  voucher_cashback: number;
  expires_at: Date | null;
}

const columns = `id, unique_id, order_no, store_id, customer_id, cart_type, carrier_type, category, status, payment_type, auto_order,
  revision, subtotal, total,  admin_fee, voucher_id, voucher_cashback, expires_at`;

/** Locks the row; undefined if the customer has no order with that id. */
export async function lockOrderOfCustomer(
  transaction: Queryable,
  customerId: number,
  uniqueId: string,
): Promise<LockedOrder | undefined> {
  const [order] = await transaction.query<LockedOrder>(
    `select ${columns} from orders where customer_id = $1 and unique_id = $2 for no key update`,
    [customerId, uniqueId],
  );
  return order;
}

export async function lockOrder(transaction: Queryable, uniqueId: string): Promise<LockedOrder | undefined> {
  const [order] = await transaction.query<LockedOrder>(
    `select ${columns} from orders where unique_id = $1 for no key update`,
    [uniqueId],
  );
  return order;
}

interface NewState {
  status: OrderStatus;
  /** Null leaves the value unchanged; the same applies to the next two. */
  trackingNumber: string | null;
  reason: string | null;
  expiresAt: Date | null;
}

export const writeState = (
  transaction: Queryable,
  orderId: number,
  { status, trackingNumber, reason, expiresAt }: NewState,
) =>
  transaction.query(
    `update orders set status = $2, revision = revision + 1, tracking_no = coalesce($3, tracking_no),
       reason = coalesce($4, reason), expires_at = coalesce($5, expires_at)
     where id = $1`,
    [orderId, status, trackingNumber, reason, expiresAt],
  );

/** Replaces the payment option and its fee. @param expiresAt used only if the order has no deadline yet */
export const savePayment = (
  transaction: Queryable,
  orderId: number,
  payment: PaymentColumns,
  { status, expiresAt }: Pick<NewState, 'status' | 'expiresAt'>,
) =>
  transaction.query(
    `update orders set payment_id = $2, payment_type = $3, payment_name = $4, payment_icon = $5,
       payment_method = $6, va_prefix = $7, seller_account = $8, total = total - admin_fee + $9, admin_fee = $9,
       status = $10, expires_at = coalesce(expires_at, $11), revision = revision + 1
     where id = $1`,
    [
      orderId,
      payment.payment_id,
      payment.payment_type,
      payment.payment_name,
      payment.payment_icon,
      payment.payment_method,
      payment.va_prefix,
      payment.seller_account,
      payment.admin_fee,
      status,
      expiresAt,
    ],
  );

/** Whether the payment deadline has passed, even if the order is not marked as expired yet. */
export const isRunOut = ({ expires_at }: Pick<LockedOrder, 'expires_at'>, now: Date) =>
  expires_at !== null && expires_at <= now;

/** All payments except those from the wallet are external. */
export const payerOf = ({ payment_type, customer_id }: Pick<LockedOrder, 'payment_type' | 'customer_id'>) =>
  payment_type === PaymentKind.BALANCE
    ? ({ kind: 'wallet', customerId: customer_id } as const)
    : ({ kind: 'external' } as const);

/** Runs in the payment's transaction, so that a bill is neither lost nor sent to the biller unpaid. */
export const markBillPending = (transaction: Queryable, orderId: number, at: Date) =>
  transaction.query(
    `update bill_payments set state = 'pending', due_at = $2 where order_id = $1 and state = 'unpaid'`,
    [orderId, at],
  );

/** Starts the search for a driver; for a scheduled ride, half an hour before its time. @returns false if none is waiting */
export async function startRide(transaction: Queryable, orderId: number, at: Date): Promise<boolean> {
  const started = await transaction.query(
    `update rides set searches_at = start.at, due_at = start.at
     from (select order_id, greatest($2::timestamptz, scheduled_at - interval '30 minutes') as at from rides) start
     where rides.order_id = $1 and start.order_id = $1 and state = 'waiting' and searches_at is null
     returning rides.order_id`,
    [orderId, at],
  );
  return started.length > 0;
}

/** Cancels the ride; a job notifies the dispatcher. */
export const cancelRideOf = (transaction: Queryable, orderId: number, at: Date) =>
  transaction.query(
    `update rides set state = 'cancelled', state_at = $2, due_at = $2, ends_at = null, path = ''
     where order_id = $1 and state in ('waiting', 'searching', 'on_the_way', 'arrived', 'picked_up')`,
    [orderId, at],
  );

/** Increments the revision, so that pages with the earlier state become outdated. */
export const touchOrder = (transaction: Queryable, orderId: number) =>
  transaction.query('update orders set revision = revision + 1 where id = $1', [orderId]);

export const orderChanges = 'order_changes';

/** Adds a new status to the order's history and notifies subscribers. */
export const recordChange = (transaction: Queryable, orderId: number, by: TransitionActor, at: Date) =>
  transaction.query(
    `with step as (
       insert into order_steps (order_id, status, moved_by, moved_at)
       select id, status, $2, $3 from orders
       where id = $1 and status is distinct from (
         select step.status from order_steps step where step.order_id = $1 order by step.id desc limit 1
       )
     )
     select pg_notify('${orderChanges}', json_build_object(
       'customer', customer_id, 'unique_id', unique_id, 'order_no', order_no, 'order_status', status,
       'revision', revision
     )::text)
     from orders where id = $1`,
    [orderId, by, at],
  );
