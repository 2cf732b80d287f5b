import type { Queryable } from '../../../database/database';
import { type OrderStatus, type PaymentKind, paymentKind } from './codes';
import type { Mover } from './transitions';

/** What moving an order has to know. */
export interface LockedOrder {
  id: number;
  unique_id: string;
  order_no: string;
  store_id: number;
  customer_id: number;
  /** Type of its items. */
  cart_type: number;
  carrier_type: number | null;
  status: OrderStatus;
  payment_type: PaymentKind;
  auto_order: 0 | 1;
  revision: number;
  total: number;
  admin_fee: number;
  voucher_id: number | null;
  voucher_cashback: number;
  expires_at: Date | null;
}

const columns = `id, unique_id, order_no, store_id, customer_id, cart_type, carrier_type, status, payment_type, auto_order, revision, total,
  admin_fee, voucher_id, voucher_cashback, expires_at`;

/** One at a time changes an order; undefined where the customer has none of that id. */
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

/** Undefined where there is none of that id. */
export async function lockOrder(transaction: Queryable, uniqueId: string): Promise<LockedOrder | undefined> {
  const [order] = await transaction.query<LockedOrder>(
    `select ${columns} from orders where unique_id = $1 for no key update`,
    [uniqueId],
  );
  return order;
}

/** Its time to be paid is over, whether it has been ended for that or not. */
export const isRunOut = ({ expires_at }: Pick<LockedOrder, 'expires_at'>, now: Date) =>
  expires_at !== null && expires_at <= now;

/** What the customer pays with when it isn't the wallet comes from outside. */
export const payerOf = ({ payment_type, customer_id }: Pick<LockedOrder, 'payment_type' | 'customer_id'>) =>
  payment_type === paymentKind.BALANCE
    ? ({ kind: 'wallet', customerId: customer_id } as const)
    : ({ kind: 'external' } as const);

/** The channel on which changes of orders are told when their transaction has been committed. */
export const orderChanges = 'order_changes';

/** Adds a status that is new to the order's history, and tells who listens. */
export const recordChange = (transaction: Queryable, orderId: number, by: Mover, at: Date) =>
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
