import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';
import { notificationText } from './events';
import type { PushKeys } from '../../../push/push-service';

/** 30 s, 1, 2, 4, 8, 16 and 32 minutes apart. */
const maxAttempts = 8;
/** Also covers attempts that never ended. */
const firstDelaySeconds = 30;

export interface Delivery {
  notificationId: string;
  subscriptionId: string;
  keys: PushKeys;
  kind: string;
  /** The store's name. */
  title: string;
  body: string;
  target: { type: string; uid: string };
}

interface Row extends PushKeys {
  notificationId: string;
  subscriptionId: string;
  isWanted: boolean;
  kind: string;
  event: string;
  subject: string;
  title: string;
  language: 'in' | 'en';
  type: string;
  uid: string;
}

export function createDeliveries(database: Database, now: Clock) {
  const end = ({ notificationId, subscriptionId }: Pick<Delivery, 'notificationId' | 'subscriptionId'>) =>
    database.query('delete from push_deliveries where notification_id = $1 and subscription_id = $2', [
      notificationId,
      subscriptionId,
    ]);

  /** Locks the next delivery, so that nobody else sends it. */
  async function next(): Promise<Row | undefined> {
    const [row] = await database.query<Row>(
      `with next as (
         update push_deliveries
         set tries = tries + 1, due_at = $1::timestamptz + interval '${firstDelaySeconds} seconds' * power(2, least(tries, 6))
         where (notification_id, subscription_id) = (
           select notification_id, subscription_id from push_deliveries where due_at <= $1
           order by due_at limit 1 for update skip locked
         )
         returning notification_id, subscription_id
       )
       select next.notification_id::text as "notificationId", next.subscription_id::text as "subscriptionId",
         notification.kind, notification.event, notification.subject, notification.target_type as type,
         notification.target_uid as uid, subscription.endpoint, subscription.p256dh, subscription.auth,
         customer.language, revision.document #>> '{app,name}' as title,
         notification.read_at is null and token.expires_at > $1 and notification.kind <> all (customer.muted_kinds)
           as "isWanted"
       from next
       join notifications notification on notification.id = next.notification_id
       join push_subscriptions subscription on subscription.id = next.subscription_id
       join customer_tokens token on token.id = subscription.token_id
       join customers customer on customer.id = notification.customer_id,
       ${currentStore} where store.id = notification.store_id`,
      [now()],
    );
    return row;
  }

  return {
    /**
     * The next delivery; null if none is due. Drops notifications that were read or muted, or whose session ended, in
     * the meantime.
     */
    async take(): Promise<Delivery | null> {
      for (let row = await next(); row; row = await next()) {
        const { event, subject, language, isWanted, endpoint, p256dh, auth, type, uid, ...delivery } = row;
        const body = notificationText(event, subject, language);
        if (isWanted && body !== undefined)
          return { ...delivery, body, keys: { endpoint, p256dh, auth }, target: { type, uid } };
        await end(row);
      }
      return null;
    },

    end,

    /** Drops the delivery after the last attempt. @param seconds how long the push service asks to wait */
    async postpone({ notificationId, subscriptionId }: Delivery, seconds: number) {
      await database.query(
        `update push_deliveries set due_at = greatest(due_at, $3::timestamptz + make_interval(secs => $4::float8))
         where notification_id = $1 and subscription_id = $2`,
        [notificationId, subscriptionId, now(), seconds],
      );
      await database.query(
        'delete from push_deliveries where notification_id = $1 and subscription_id = $2 and tries >= $3',
        [notificationId, subscriptionId, maxAttempts],
      );
    },

    /** The browser's subscription is no longer valid. */
    endSubscription: ({ subscriptionId }: Pick<Delivery, 'subscriptionId'>) =>
      database.query('delete from push_subscriptions where id = $1', [subscriptionId]),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
