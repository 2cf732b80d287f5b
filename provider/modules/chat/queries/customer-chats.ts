import { ChatMessageType } from '../../../__generated__/codes';
import { chatPageSize, chatsPageSize } from '../../../__generated__/limits';
import type { components } from '../../../__generated__/rest';
import { jakartaTime } from '../../../clock';
import type { Database } from '../../../database/database';
import { createCommerce } from '../../stores/queries/stores';
import { type ChatKey, nameOfParty, parties, toType, toViewUid, unreadOfChat } from './chat-columns';

type Rest = components['schemas'];

const pathOfPicture = (id: string) => `'/api/user/message/picture/' || ${id}`;

/** A chat outlives its shop, under the name the shop had when the chat was last opened or written in. */
const header = `
  0 as from_type, customer.view_uid as from_view_uid,
  ${toType} as to_type, ${toViewUid} as to_view_uid,
  ${nameOfParty} as to_name,
  case when chat.shop_uid = '' then revision.document #>> '{app,app_icon}' else shop.image end as to_image`;

const newest = `
  case newest.type when ${ChatMessageType.TEXT} then left(newest.content, 200)
    when ${ChatMessageType.FILE} then split_part(newest.content, ' ~ ', 1) else '' end as message,
  newest.type as message_type, case when newest.by_customer then 0 else 1 end as message_role,
  ${jakartaTime('newest.sent_at')} as creation_date`;

const messageColumns = `
  message.id::text as unique_id, case when message.by_customer then 0 else 1 end as role, message.type,
  case message.type when ${ChatMessageType.PICTURE} then ${pathOfPicture('message.id')} else message.content end as content,
  ${jakartaTime('message.sent_at')} as creation_date, message.session_code, message.item`;

export interface ChatPage {
  /** `unique_id` of the last chat on the previous page; null for the newest. */
  after: string | null;
  page: number;
}

const noMessage = { unread: 0, message: '', message_type: 0, message_role: 0, creation_date: null };

export const createChats = (database: Database) => ({
  /** Chats with messages, newest first; `after` is null on the last page. */
  async list(customerId: number, { onlyUnread, after }: { onlyUnread: boolean; after: string | null }) {
    const rows = await database.query<Rest['ChatHeader'] & { key: string }>(
      `select chat.last_message_id::text as key, ${header}, ${unreadOfChat}::int as unread, ${newest}
       from chats chat ${parties}
       join chat_messages newest on newest.id = chat.last_message_id
       where chat.customer_id = $1 and ($2::bigint is null or chat.last_message_id < $2)
         and (not $3 or ${unreadOfChat} > 0)
       order by chat.last_message_id desc limit ${chatsPageSize + 1}`,
      [customerId, after, onlyUnread],
    );
    const entries = rows.slice(0, chatsPageSize);
    const last = rows.length > chatsPageSize ? entries.at(-1) : undefined;
    return { data: entries.map(({ key: _key, ...chat }) => chat), after: last?.key ?? null };
  },

  async exists({ customerId, shopUid }: ChatKey): Promise<boolean> {
    const rows = await database.query('select from chats where customer_id = $1 and shop_uid = $2', [
      customerId,
      shopUid,
    ]);
    return rows.length > 0;
  },

  /** A page of a chat, which may have no messages yet. */
  async page({ storeId, customerId, shopUid }: ChatKey, { after, page }: ChatPage): Promise<Rest['Chat'] | undefined> {
    const [chat] = await database.query<
      Rest['ChatHeader'] & { chatId: number; total: number; readUntil: string | null; isOpen: number }
    >(
      `select chat.id as "chatId", ${header}, ${unreadOfChat}::int as unread, ${newest},
         (select count(*)::int from chat_messages where chat_id = chat.id) as total,
         case when chat.shop_uid = '' or shop.id is not null then 1 else 0 end as "isOpen",
         (
           select max(id)::text from chat_messages
           where chat_id = chat.id and by_customer and id <= chat.read_by_seller
         ) as "readUntil"
       from (
         select 0 as id, $1::bigint as store_id, $2::bigint as customer_id, $3::text as shop_uid,
           0 as read_by_customer, 0 as read_by_seller, 0 as last_message_id, '' as shop_title
         where not exists (select from chats where customer_id = $2 and shop_uid = $3)
         union all
         select id, store_id, customer_id, shop_uid, read_by_customer, read_by_seller, last_message_id, shop_title
         from chats where customer_id = $2 and shop_uid = $3
       ) chat ${parties}
       left join chat_messages newest on newest.id = chat.last_message_id`,
      [storeId, customerId, shopUid],
    );
    if (!chat) return undefined;
    const { chatId, total, readUntil, isOpen, ...found } = chat;
    const rows = await database.query<Rest['ChatMessage']>(
      `select ${messageColumns} from chat_messages message
       where message.chat_id = $1 and ($2::bigint is null or message.id < $2)
       order by message.id desc limit ${chatPageSize + 1} offset $3`,
      [chatId, after, after === null ? (page - 1) * chatPageSize : 0],
    );
    const data = rows.slice(0, chatPageSize);
    const last = rows.length > chatPageSize ? data.at(-1) : undefined;
    const ids = { from_type: '0', from_view_uid: found.from_view_uid, to_type: `${found.to_type}` };
    const next = last && { ...ids, to_view_uid: found.to_view_uid, page: `${page + 1}`, after: last.unique_id };
    return {
      header: found.creation_date === null ? { ...found, ...noMessage } : found,
      result: {
        data,
        total,
        last_page: Math.max(1, Math.ceil(total / chatPageSize)),
        next_page_url: next ? `/api/user/message/show?${new URLSearchParams(next)}` : null,
      },
      read_until: readUntil,
      is_open: isOpen,
    };
  },

  /** The key of a picture's blob; undefined if there is no such picture or it belongs to another customer. */
  async picture(customerId: number, id: string): Promise<string | undefined> {
    const [message] = await database.query<{ content: string }>(
      `select message.content from chat_messages message join chats chat on chat.id = message.chat_id
       where message.id = $2 and chat.customer_id = $1 and message.type = ${ChatMessageType.PICTURE}`,
      [customerId, id],
    );
    return message?.content;
  },

  /** What a message shows of an item; null if the store has no such item. */
  async item(storeId: number, uid: string): Promise<Rest['ChatItem'] | null> {
    const [item] = await database.query<Omit<Rest['ChatItem'], 'currency'>>(
      'select view_uid, title, image, price from items where store_id = $1 and view_uid = $2',
      [storeId, uid],
    );
    if (!item) return null;
    const { currency } = await createCommerce(database).of(storeId);
    return { ...item, currency };
  },
});
