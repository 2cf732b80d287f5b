import type { Queryable } from '../../../database/database';

export interface SellerChat {
  id: string;
  codename: string;
  customer_name: string;
  username: string;
  shop_uid: string;
  last_message_id: string;
  isUnread: boolean;
  messages: { byCustomer: boolean; type: number; content: string; item: string | null }[];
}

/** The newest chats of a store, or of all if the codename is empty, with their last messages. */
export const newestChats = (connection: Queryable, codename: string) =>
  connection.query<SellerChat>(
    `select chat.id::text as id, store.codename, customer.name as customer_name, customer.username, chat.shop_uid,
       chat.last_message_id::text as last_message_id, chat.read_by_seller < chat.last_message_id as "isUnread",
       (
         select json_agg(json_build_object('byCustomer', by_customer, 'type', type, 'content', content, 'item', item ->> 'title') order by id)
         from (select * from chat_messages where chat_id = chat.id order by id desc limit 10) latest
       ) as messages
     from chats chat
     join customers customer on customer.id = chat.customer_id
     join stores store on store.id = chat.store_id
     where chat.last_message_id > 0 and ($1 = '' or store.codename = $1)
     order by chat.last_message_id desc limit 50`,
    [codename],
  );
