import type { Rest } from '../../model/models';
import type { MadeUp } from './made-up';
import { ok, type Replies } from './replies';
import { texts } from './texts';

type Notification = Rest['Notification'];

const unfinished = [1, 2, 3];

/** The newest first. */
async function notificationsOf({ orders, times, locale, record: { store } }: MadeUp): Promise<Notification[]> {
  const text = texts[locale];
  const all = await orders();
  const [unpaid, sent] = [1, 3].map((wanted) => all.find(({ order_status: status }) => status === wanted));
  const ofOrder = (order: Rest['Order'] | undefined, kind: 'order' | 'payment', words: (number: string) => string) =>
    order ? [{ kind, text: words(order.order_no), target_type: 'order' as const, target_uid: order.unique_id }] : [];
  const entries = [
    ...ofOrder(unpaid, 'payment', text.unpaid),
    {
      ...{ kind: 'chat' as const, text: text.messageFrom(store.name) },
      ...{ target_type: 'store_chat' as const, target_uid: store.id },
    },
    ...ofOrder(sent, 'order', text.sent),
  ];
  return entries.map((entry, at) => ({
    ...entry,
    unique_id: String(entries.length - at),
    is_read: at === entries.length - 1 ? 1 : 0,
    creation_date: times.at(-1 - at, '11:00'),
  }));
}

export const notificationReplies: Replies<
  'getNotifications' | 'listNotifications' | 'markNotificationsRead' | 'getPushSettings'
> = {
  /** A page does this by itself, so a refusal would be told to somebody who did nothing. */
  markNotificationsRead: async () => ok(null),

  async getNotifications(made) {
    const [orders, notifications, cart] = await Promise.all([made.orders(), notificationsOf(made), made.cart()]);
    return ok({
      pending_orders: orders
        .filter(({ order_status: status }) => unfinished.includes(status))
        .map((order) => ({
          unique_id: order.unique_id,
          order_no: order.order_no,
          creation_date: order.creation_date,
          total: order.total,
          currency_temp: order.currency,
          order_status: order.order_status,
          category: order.category,
          payment_type: order.payment_type,
          app_icon: order.supplier_icon,
        })),
      numMessages: 1,
      numNotifications: notifications.filter(({ is_read }) => is_read === 0).length,
      cart_count: cart.reduce((sum, { quantity }) => sum + quantity, 0),
    });
  },

  listNotifications: async (made) => ok(await notificationsOf(made)),

  /** A preview has no push notifications. */
  getPushSettings: async () => null,
};
