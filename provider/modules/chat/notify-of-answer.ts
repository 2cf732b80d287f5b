import type { Queryable } from '../../database/database';
import { type NotificationTarget, notify } from '../notifications/queries/notify';
import { type LockedChat, partiesOf } from './queries/chat-changes';

/** The page of a chat. An empty shop means the store itself. */
export const chatTarget = (storeUid: string, shopUid: string): NotificationTarget =>
  shopUid === '' ? { type: 'store_chat', uid: storeUid } : { type: 'shop_chat', uid: shopUid };

/** Says who wrote, but nothing of the message. */
export async function notifyOfAnswer(transaction: Queryable, chat: LockedChat, at: Date) {
  const { storeUid, shopUid, name, ...ids } = await partiesOf(transaction, chat);
  await notify(transaction, {
    ...ids,
    event: 'chat.message',
    subject: name,
    target: chatTarget(storeUid, shopUid),
    at,
  });
}
