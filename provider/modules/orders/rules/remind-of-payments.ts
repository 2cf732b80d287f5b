import { OrderStatus } from '../../../__generated__/codes';
import { addHours } from 'date-fns/addHours';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { notify } from '../../notifications/queries/notify';
import { isRunOut, lockOrder } from '../queries/order-changes';
import { isUnpaid } from '../queries/transitions';
import { orderNotification } from './notify-of-transition';

const hoursBefore = 2;
const maxOrders = 500;

const isReminded = `exists (
  select from notifications sent
  where sent.customer_id = orders.customer_id and sent.event = 'payment.reminder' and sent.target_uid = orders.unique_id
)`;

/** Once an order, in its last two hours. */
export const remindOfPayments = (database: Database, now: Clock) => async () => {
  const pending = await database.query<{ unique_id: string }>(
    `select unique_id from orders
     where status in (${OrderStatus.AWAITING_PAYMENT}, ${OrderStatus.PAYMENT_PROCESSING}) and expires_at > $1 and expires_at <= $2 and not ${isReminded}
     order by expires_at limit ${maxOrders}`,
    [now(), addHours(now(), hoursBefore)],
  );
  for (const { unique_id } of pending) {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, unique_id);
      if (!order || !isUnpaid(order) || isRunOut(order, now())) return;
      const sent = await transaction.query(`select from orders where id = $1 and ${isReminded}`, [order.id]);
      if (sent.length === 0) await notify(transaction, orderNotification(order, 'payment.reminder', now()));
    });
  }
};
