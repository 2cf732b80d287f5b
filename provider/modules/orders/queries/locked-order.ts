import type { Queryable } from '../../../database/database';
import { type OrderStatus, type PaymentKind, paymentKind } from './codes';

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
