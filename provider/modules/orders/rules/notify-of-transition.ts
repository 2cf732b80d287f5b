import { OrderCategory } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import type { NotificationEvent } from '../../notifications/queries/events';
import { notify } from '../../notifications/queries/notify';
import type { LockedOrder } from '../queries/order-changes';
import type { TransitionName } from '../queries/transitions';

type Events = { readonly [T in TransitionName]?: NotificationEvent };

/** Not for the customer's own transitions, nor for rides, which have more detailed notifications. */
const events: Events = {
  accept: 'payment.due',
  acceptUnpaid: 'order.confirmed',
  markPaid: 'order.paid',
  receiveTopUp: 'top-up.done',
  approve: 'withdrawal.done',
  ship: 'order.shipped',
  deliver: 'order.done',
  deliverBill: 'order.done',
  fail: 'order.not-received',
  failBill: 'order.rejected',
  reject: 'order.rejected',
  expire: 'order.expired',
};

/** Categories that customers do not call orders. */
const eventsOf: { readonly [C in OrderCategory]?: Events } = {
  [OrderCategory.TOP_UP]: { reject: 'top-up.rejected', expire: 'top-up.expired' },
  [OrderCategory.WITHDRAWAL]: { reject: 'withdrawal.rejected' },
};

export const orderNotification = (order: LockedOrder, event: NotificationEvent, at: Date) => ({
  storeId: order.store_id,
  customerId: order.customer_id,
  event,
  subject: order.order_no,
  target: { type: 'order' as const, uid: order.unique_id },
  at,
});

export async function notifyOfTransition(transaction: Queryable, order: LockedOrder, name: TransitionName, at: Date) {
  const event = eventsOf[order.category]?.[name] ?? events[name];
  if (event) await notify(transaction, orderNotification(order, event, at));
}
