import type { ChatMessageType } from '../../../__generated__/codes';
import type { components } from '../../../__generated__/rest';
import type { Queryable } from '../../../database/database';
import { type ChatKey, nameOfParty, parties, toType, toViewUid, unreadMessages } from './chat-columns';

/** The channel of new and seen messages. */
export const chatChanges = 'chat_changes';

export interface NewMessage {
  type: ChatMessageType;
  content: string;
  /** Null for messages of the seller. */
  sessionCode: string | null;
  item: components['schemas']['ChatItem'] | null;
  at: Date;
}

export interface LockedChat {
  id: number;
}

/** The customer's chat, created if there is none, and locked, so that its messages are added one at a time. */
export async function lockChat(transaction: Queryable, { storeId, customerId, shopUid }: ChatKey): Promise<LockedChat> {
  await transaction.query(
    `insert into chats as chat (store_id, customer_id, shop_uid, shop_title)
     values ($1, $2, $3, coalesce((select title from items where store_id = $1 and view_uid = $3), ''))
     on conflict (customer_id, shop_uid) do update set shop_title = excluded.shop_title
     where excluded.shop_title not in ('', chat.shop_title)`,
    [storeId, customerId, shopUid],
  );
  const [chat] = await transaction.query<LockedChat>(
    'select id from chats where customer_id = $1 and shop_uid = $2 for no key update',
    [customerId, shopUid],
  );
  if (!chat) throw new Error('The chat was not created');
  return chat;
}

/** The customer of the chat, and the name of the seller. */
export async function partiesOf(transaction: Queryable, { id }: LockedChat) {
  const [row] = await transaction.query<{
    storeId: number;
    customerId: number;
    storeUid: string;
    shopUid: string;
    name: string;
  }>(
    `select chat.store_id as "storeId", chat.customer_id as "customerId", store.view_uid as "storeUid",
       chat.shop_uid as "shopUid", ${nameOfParty} as name
     from chats chat ${parties} where chat.id = $1`,
    [id],
  );
  if (!row) throw new Error('The chat does not exist');
  return row;
}

/** Undefined if there is no such chat. */
export async function lockChatById(transaction: Queryable, id: string): Promise<LockedChat | undefined> {
  const [chat] = await transaction.query<LockedChat>('select id from chats where id = $1 for no key update', [id]);
  return chat;
}

export async function hasMessage(transaction: Queryable, { id }: LockedChat, sessionCode: string): Promise<boolean> {
  const rows = await transaction.query('select from chat_messages where chat_id = $1 and session_code = $2', [
    id,
    sessionCode,
  ]);
  return rows.length > 0;
}

/** The number of messages that a customer sent since a time, in all chats; counting stops at a limit per chat. */
export async function countSince(
  transaction: Queryable,
  customerId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    `select count(*)::int as count
     from chats chat
     cross join lateral (
       select sent_at from chat_messages where chat_id = chat.id and by_customer order by id desc limit $3
     ) newest
     where chat.customer_id = $1 and newest.sent_at > $2`,
    [customerId, since, limit],
  );
  return row?.count ?? 0;
}

export async function addMessage(
  transaction: Queryable,
  { id }: LockedChat,
  { type, content, sessionCode, item, at }: NewMessage,
) {
  await transaction.query(
    `with added as (
       insert into chat_messages (chat_id, by_customer, session_code, type, content, item, sent_at)
       values ($1, $2::text is not null, $2, $3, $4, $5, $6) returning id
     )
     update chats set last_message_id = added.id from added where chats.id = $1`,
    [id, sessionCode, type, content, item && JSON.stringify(item), at],
  );
  await announce(transaction, id);
}

/** Messages that were already read stay read. */
export async function markRead(transaction: Queryable, { id }: LockedChat, by: 'customer' | 'seller', until: string) {
  await transaction.query(
    `update chats set read_by_${by} = greatest(read_by_${by}, least($2::bigint, last_message_id)) where id = $1`,
    [id, until],
  );
  await announce(transaction, id);
}

const announce = (transaction: Queryable, chatId: number) =>
  transaction.query(
    `select pg_notify('${chatChanges}', json_build_object(
       'customer', chat.customer_id, 'to_type', ${toType}, 'to_view_uid', ${toViewUid},
       'message_id', chat.last_message_id::text, 'unread', ${unreadMessages('chat.customer_id')}
     )::text)
     from chats chat join stores store on store.id = chat.store_id where chat.id = $1`,
    [chatId],
  );
