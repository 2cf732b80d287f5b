import { ChatParty, ItemType } from '../../../__generated__/codes';

/** SQL: the number of messages that the customer has not seen in `chats` as `chat`. */
export const unreadOfChat = `(
  select count(*) from chat_messages unseen
  where unseen.chat_id = chat.id and unseen.id > chat.read_by_customer and not unseen.by_customer
)`;

/** SQL: the number of messages that a customer has not seen in all chats. */
export const unreadMessages = (customerId: string) => `(
  select coalesce(sum(${unreadOfChat}), 0)::int from chats chat where chat.customer_id = ${customerId}
)`;

/** SQL: the seller in `chats` as `chat`. An empty shop means the store itself. */
export const toType = `case when chat.shop_uid = '' then ${ChatParty.STORE} else ${ChatParty.SHOP} end`;
export const toViewUid = `case when chat.shop_uid = '' then store.view_uid else chat.shop_uid end`;

export const nameOfParty = `coalesce(shop.title, nullif(chat.shop_title, ''), revision.document #>> '{app,name}')`;

export const parties = `
  join customers customer on customer.id = chat.customer_id
  join current_stores store on store.id = chat.store_id
  join store_revisions revision on revision.store_id = store.id and revision.number = store.revision
  left join items shop on shop.store_id = chat.store_id and shop.view_uid = chat.shop_uid and shop.type = ${ItemType.SHOP}`;

/** The two sides of a chat. An empty shop means the store itself. */
export interface ChatKey {
  storeId: number;
  customerId: number;
  shopUid: string;
}
