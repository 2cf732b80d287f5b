import type { Deps } from '../deps';
import { createDeliveries } from './queries/deliveries';
import { createNotifications } from './queries/notifications';
import { createSubscriptions } from './queries/subscriptions';
import { createVapidKeys } from './queries/vapid-keys';

export const createNotificationsModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  notifications: createNotifications(database, now),
  pushDeliveries: createDeliveries(database, now),
  pushSubscriptions: createSubscriptions(database, now),
  vapidKeys: createVapidKeys(database),
});

export type Notifications = ReturnType<typeof createNotificationsModule>;
