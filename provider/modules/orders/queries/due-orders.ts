import { OrderStatus } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import { isTold } from '../../notifications/queries/notify';

const maxOrders = 500;
const awaitsPayment = `status in (${OrderStatus.AWAITING_PAYMENT}, ${OrderStatus.PAYMENT_PROCESSING})`;
const isReminded = isTold('orders', `'payment.reminder'`);

/** Orders with an expired payment deadline, oldest deadline first. */
export const expiredOrders = (connection: Queryable, now: Date) =>
  connection.query<{ unique_id: string }>(
    `select unique_id from orders where ${awaitsPayment} and expires_at <= $1 order by expires_at limit ${maxOrders}`,
    [now],
  );

/** Orders with a payment deadline between two moments, except those with a reminder already sent. */
export const ordersToRemindOf = (connection: Queryable, after: Date, until: Date) =>
  connection.query<{ unique_id: string }>(
    `select unique_id from orders
     where ${awaitsPayment} and expires_at > $1 and expires_at <= $2 and not ${isReminded}
     order by expires_at limit ${maxOrders}`,
    [after, until],
  );

export async function isRemindedOf(transaction: Queryable, orderId: number): Promise<boolean> {
  const rows = await transaction.query(`select from orders where id = $1 and ${isReminded}`, [orderId]);
  return rows.length > 0;
}
