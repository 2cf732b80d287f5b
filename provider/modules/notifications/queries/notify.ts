import type { Queryable } from '../../../database/database';
import { type NotificationEvent, notificationEvents } from './events';

/** The channel of new and read notifications. */
export const notificationChanges = 'notification_changes';

export interface NotificationTarget {
  type: 'order' | 'store_chat' | 'shop_chat' | 'invoice';
  uid: string;
}

export interface NewNotification {
  storeId: number;
  customerId: number;
  event: NotificationEvent;
  /** The number of an order or invoice, or who wrote. */
  subject: string;
  target: NotificationTarget;
  at: Date;
}

/**
 * Writes the notification and its deliveries in the transaction of its cause. A closed account gets none. Only the
 * newest unread notification of a chat stays.
 */
export async function notify(
  transaction: Queryable,
  { storeId, customerId, event, subject, target, at }: NewNotification,
) {
  const { kind } = notificationEvents[event];
  if (kind === 'chat') {
    await transaction.query(
      `delete from notifications where customer_id = $1 and kind = 'chat' and target_type = $2 and target_uid = $3
         and read_at is null`,
      [customerId, target.type, target.uid],
    );
  }
  await transaction.query(
    `with added as (
       insert into notifications (store_id, customer_id, kind, event, subject, target_type, target_uid, created_at)
       select $2::bigint, customer.id, $3::text, $4::text, $5::text, $6::text, $7::text, $8::timestamptz
       from customers customer where customer.id = $1 and customer.closed_at is null for key share
       returning id, kind, customer_id
     )
     insert into push_deliveries (notification_id, subscription_id, due_at)
     select added.id, subscription.id, $8::timestamptz
     from added
     join customers customer on customer.id = added.customer_id
     join push_subscriptions subscription on subscription.customer_id = customer.id
     where added.kind <> all (customer.muted_kinds)`,
    [customerId, storeId, kind, event, subject, target.type, target.uid, at],
  );
  await announce(transaction, customerId);
}

/** SQL: whether the customer was notified of an event of a row. @param event an SQL expression too */
export const isTold = (table: 'orders' | 'invoices', event: string) => `exists (
  select from notifications sent
  where sent.customer_id = ${table}.customer_id and sent.event = ${event} and sent.target_uid = ${table}.unique_id
)`;

/** SQL: how many notifications the customer has not read. */
export const unreadNotifications = (customerId: string) =>
  `(select count(*)::int from notifications unread where unread.customer_id = ${customerId} and unread.read_at is null)`;

export const announce = (transaction: Queryable, customerId: number) =>
  transaction.query(
    `select pg_notify('${notificationChanges}', json_build_object(
       'customer', $1::bigint, 'unread', ${unreadNotifications('$1::bigint')}
     )::text)`,
    [customerId],
  );

/** Opening the page of a notification marks it as read. */
export async function markTargetRead(
  transaction: Queryable,
  customerId: number,
  { type, uid }: NotificationTarget,
  at: Date,
) {
  const read = await transaction.query(
    `update notifications set read_at = $4
     where customer_id = $1 and target_type = $2 and target_uid = $3 and read_at is null returning id`,
    [customerId, type, uid, at],
  );
  if (read.length > 0) await announce(transaction, customerId);
}
