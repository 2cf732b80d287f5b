import type {
  MuteNotificationsInput,
  Notification,
  PushSettings,
  SubscribeToPushInput,
} from '../../__generated__/resolvers';
import type { components } from '../../__generated__/rest';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { kindCode, notificationKind, notificationTargetType } from './codes';
import { mapOutcome } from '../../model/map-refusal';
import { isViewUid } from '../../model/ids';
import type { OutcomeModel } from '../../model/models';
import { moment } from '../../values/text';

type Rest = components['schemas'];

const knownKind = (code: string) => {
  const kind = notificationKind(code);
  return kind === 'UNKNOWN' ? null : kind;
};

function targetOf({ target_type, target_uid: id }: Rest['Notification']): Notification['target'] {
  const type = notificationTargetType(target_type);
  return type === 'UNKNOWN' || !isViewUid(id) ? null : { type, id };
}

const mapNotification = (entry: Rest['Notification']): Notification => ({
  id: entry.unique_id,
  kind: knownKind(entry.kind),
  text: entry.text,
  target: targetOf(entry),
  isRead: entry.is_read === 1,
  createdAt: moment(entry.creation_date),
});

const invalid = (detail: string) => new ProviderError('input', '', { detail });

/** If the provider does not support notifications, the list is empty and `pushSettings` returns null. */
export const createNotifications = (provider: ProviderCalls) => ({
  async list(): Promise<Notification[]> {
    return ((await provider.listNotifications({}, { orNull: true }))?.data ?? []).map(mapNotification);
  },

  async pushSettings(): Promise<PushSettings | null> {
    const reply = await provider.getPushSettings({}, { orNull: true });
    if (!reply) return null;
    const kinds = reply.data.kinds.flatMap(({ kind: code, is_muted }) => {
      const kind = knownKind(code);
      return kind ? [{ kind, isMuted: is_muted === 1 }] : [];
    });
    return { publicKey: reply.data.public_key, isSubscribed: reply.data.is_subscribed === 1, kinds };
  },

  async subscribe({ endpoint, p256dh, auth }: SubscribeToPushInput): Promise<OutcomeModel> {
    if (!/^https?:\/\/.{1,990}$/.test(endpoint)) throw invalid('the endpoint is not a valid URL');
    if (!/^[\w-]{87}=?$/.test(p256dh) || !/^[\w-]{22}(==)?$/.test(auth))
      throw invalid('the keys have the wrong format');
    return mapOutcome(await provider.subscribeToPush({ endpoint, p256dh, auth }));
  },

  async unsubscribe(): Promise<OutcomeModel> {
    return mapOutcome(await provider.unsubscribeFromPush());
  },

  async mute({ kind, isMuted }: MuteNotificationsInput): Promise<OutcomeModel> {
    return mapOutcome(await provider.muteNotifications({ kind: kindCode[kind], is_muted: isMuted ? 1 : 0 }));
  },

  async markRead(until: string): Promise<OutcomeModel> {
    if (!/^\d{1,18}$/.test(until)) throw invalid('the notification id is invalid');
    return mapOutcome(await provider.markNotificationsRead({ until }));
  },
});
