-- breaks-before: 0
-- What a customer is told of. The event names the text, the subject fills it; the target names the page that opens.
create table notifications (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('order', 'payment', 'chat', 'invoice', 'ride')),
  event text not null,
  subject text not null,
  target_type text not null check (target_type in ('order', 'store_chat', 'shop_chat', 'invoice')),
  target_uid text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_of_customer on notifications (customer_id, id desc);
create index notifications_by_age on notifications (created_at);
create trigger closed_accounts_stay before insert on notifications for each row execute function refuse_closed();

-- Browsers that receive them: one a session, which takes its browser along when it ends.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  token_id bigint not null unique references customer_tokens on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  unique (store_id, endpoint)
);
create index subscriptions_of_customer on push_subscriptions (customer_id);
create trigger closed_accounts_stay before insert on push_subscriptions for each row execute function refuse_closed();

-- What is still to be sent, and to whom.
create table push_deliveries (
  notification_id bigint not null references notifications on delete cascade,
  subscription_id bigint not null references push_subscriptions on delete cascade,
  due_at timestamptz not null,
  tries smallint not null default 0,
  primary key (notification_id, subscription_id)
);
create index deliveries_by_time on push_deliveries (due_at);
create index deliveries_of_subscription on push_deliveries (subscription_id);

-- One pair for all stores and all copies of the provider: subscriptions are made for it.
create table vapid_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null
);

-- Kinds that are not pushed.
alter table customers add column muted_kinds text[] not null default '{}';
