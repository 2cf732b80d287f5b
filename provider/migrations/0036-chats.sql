-- breaks-before: 0
-- What a customer and the store, or one of its shops, write to each other. The empty shop is the store itself.
create table chats (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  shop_uid text not null,
  read_by_customer bigint not null default 0,
  read_by_seller bigint not null default 0,
  last_message_id bigint not null default 0,
  unique (customer_id, shop_uid)
);
create index chats_of_customer on chats (customer_id, last_message_id desc);
create index chats_of_store on chats (store_id, last_message_id desc);

-- Ids grow with every message of a chat: its row is locked while one is added. An item stands here as it was then.
create table chat_messages (
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats,
  by_customer boolean not null,
  session_code text,
  type smallint not null check (type between 0 and 2),
  content text not null,
  item jsonb,
  sent_at timestamptz not null,
  unique (chat_id, session_code),
  check (by_customer = (session_code is not null))
);
create index messages_of_chat on chat_messages (chat_id, id desc);
