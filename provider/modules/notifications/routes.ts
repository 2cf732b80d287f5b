import { BadRequest } from '../../errors/call-errors';
import { accepted, ok } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import { isPushEndpoint } from './rules/endpoint';
import { type NotificationKind, notificationKinds } from './queries/events';
import type { Notifications } from './index';

export const notificationRoutes = (
  { notifications: { notifications, pushSubscriptions, vapidKeys } }: { notifications: Notifications },
  testOrigin: string,
) => {
  const settingsOf = async (customerId: number) => {
    const muted = await notifications.mutedKinds(customerId);
    return notificationKinds.map((kind) => ({ kind, is_muted: muted.includes(kind) ? 1 : 0 }));
  };
  return {
    async getPushSettings({ customer }) {
      const { publicKey } = await vapidKeys();
      const is_subscribed = (await pushSubscriptions.exists(customer)) ? 1 : 0;
      return ok({ public_key: publicKey, is_subscribed, kinds: await settingsOf(customer.id) });
    },

    async subscribeToPush({ customer, body: { endpoint, p256dh, auth } }) {
      if (!isPushEndpoint(endpoint, testOrigin))
        throw new BadRequest('The endpoint has to be a public host over https');
      if (!isKey(p256dh, 65) || !isKey(auth, 16))
        throw new BadRequest('The keys do not have the lengths of those of a browser');
      await pushSubscriptions.add(customer, { endpoint, p256dh, auth });
      return accepted(null);
    },

    async unsubscribeFromPush({ customer }) {
      await pushSubscriptions.end(customer);
      return accepted(null);
    },

    async muteNotifications({ customer, body: { kind, is_muted } }) {
      await notifications.mute(customer.id, kind satisfies NotificationKind, is_muted === 1);
      return accepted(null);
    },

    async listNotifications({ customer }) {
      return ok(await notifications.list(customer.id));
    },

    async markNotificationsRead({ customer, body: { until } }) {
      await notifications.markRead(customer.id, until);
      return accepted(null);
    },
  } satisfies Partial<Handlers>;
};

const isKey = (text: string, bytes: number) => Buffer.from(text, 'base64url').length === bytes;
