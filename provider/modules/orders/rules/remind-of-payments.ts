import { addHours } from 'date-fns/addHours';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { notify } from '../../notifications/queries/notify';
import { isRemindedOf, ordersToRemindOf } from '../queries/due-orders';
import { isRunOut, lockOrder } from '../queries/order-changes';
import { isUnpaid } from '../queries/transitions';
import { orderNotification } from './notify-of-transition';

const hoursBefore = 2;

/** Sends one reminder per order, in the last two hours before the payment deadline. */
export const remindOfPayments = (database: Database, now: Clock) => async () => {
  const pending = await ordersToRemindOf(database, now(), addHours(now(), hoursBefore));
  for (const { unique_id } of pending) {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, unique_id);
      if (!order || !isUnpaid(order) || isRunOut(order, now())) return;
      if (await isRemindedOf(transaction, order.id)) return;
      await notify(transaction, orderNotification(order, 'payment.reminder', now()));
    });
  }
};
