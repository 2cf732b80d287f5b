import type { components } from '../../../provider/__generated__/rest';
import { createPushService } from '../../../provider/push/push-service';
import { createPushRun } from '../../../provider/jobs/push-run';
import type { TestCustomer } from './customers';
import type { TestPushService } from './push-service';
import type { Fields, Shop } from './shop';

type Rest = components['schemas'];

const path = '/api/v2/customer';

/** A customer's calls about notifications. */
export const notificationsOf = (shop: Shop, customer: TestCustomer) => {
  const post = (rest: string, fields: Fields, method = 'POST') =>
    shop.call<Rest['OutcomeReply']>(customer, `${path}${rest}`, {
      method,
      ...(method === 'POST' && { body: shop.form(fields) }),
    });
  return {
    list: async () => (await shop.call<Rest['NotificationListReply']>(customer, `${path}/notification/list`)).body.data,
    read: (until: string) => post('/notification/read', { until }),
    unread: async () =>
      (await shop.call<Rest['NotificationsReply']>(customer, '/api/notifications')).body.data.numNotifications,
    settings: async () => (await shop.call<Rest['PushSettingsReply']>(customer, `${path}/push`)).body.data,
    mute: (kind: string, is_muted: 0 | 1 = 1) => post('/push/mute', { kind, is_muted }),
    subscribe: ({ endpoint, p256dh, auth }: Omit<ReturnType<TestPushService['subscribe']>, 'browser'>) =>
      post('/push/subscribe', { endpoint, p256dh, auth }),
    unsubscribe: () => post('/push/subscribe', {}, 'DELETE'),
  };
};

/** Sends everything that is due, like the provider's job. @returns its errors and warnings */
export async function pushDue(shop: Shop, service: Pick<TestPushService, 'origin'>) {
  const warnings: unknown[] = [];
  const push = createPushService({
    vapidKeys: shop.modules.notifications.vapidKeys,
    contact: 'mailto:toko@contoh.test',
    testOrigin: service.origin,
  });
  const run = createPushRun(shop.modules.notifications.pushDeliveries, push, {
    warn: (entry: unknown) => warnings.push(entry),
  } as never);
  const errors = await run();
  await push.close();
  return { errors, warnings };
}
