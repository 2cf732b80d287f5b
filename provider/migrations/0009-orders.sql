-- What was bought stands here as it was then; items and vouchers may change or go.
create table orders (
  id bigint generated always as identity (start with 1000001) primary key,
  unique_id text not null unique,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  order_prefix text not null,
  order_no text not null generated always as (order_prefix || id::text) stored,
  category smallint not null,
  cart_type smallint not null,
  carrier_type smallint,
  status smallint not null check (status in (0, 1, 2, 3, 4, -99, -1, -2, -3, -4)),
  revision integer not null default 1 check (revision > 0),
  payment_id text not null,
  payment_type smallint not null check (payment_type between 0 and 4),
  payment_name text not null,
  payment_icon text,
  payment_method text not null,
  va_prefix text,
  seller_account text,
  va_number text unique generated always as (va_prefix || lpad(id::text, 12, '0')) stored,
  auto_order smallint not null check (auto_order in (0, 1)),
  supplier_view_uid text,
  supplier_name text not null,
  supplier_icon text,
  currency text not null,
  subtotal bigint not null check (subtotal >= 0),
  order_fee bigint not null check (order_fee >= 0),
  delivery_cost bigint not null check (delivery_cost >= 0),
  admin_fee bigint not null check (admin_fee >= 0),
  voucher_value bigint not null check (voucher_value >= 0),
  voucher_cashback bigint not null check (voucher_cashback >= 0),
  total bigint not null check (total >= 0),
  voucher_id bigint references vouchers,
  voucher_code text,
  note text not null,
  address jsonb,
  dropship_name text not null,
  dropship_phone text not null,
  expedition_name text not null,
  package_service text not null,
  package_etd text not null,
  tracking_no text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz,
  check (total = subtotal + order_fee + delivery_cost + admin_fee - voucher_value)
);
create index orders_by_number on orders (customer_id, order_no);
create index orders_of_customer on orders (customer_id, id desc);
create index orders_of_store on orders (store_id, id desc);
create index orders_that_run_out on orders (expires_at) where status in (1, -99);

-- counted: whether the pieces were taken off the item's or variant's stock.
create table order_lines (
  order_id bigint not null references orders,
  position smallint not null,
  item_id bigint references items on delete set null,
  variant_id bigint references variants on delete set null,
  list_view_uid text not null,
  variant_name text,
  title text not null,
  image text,
  price bigint not null check (price >= 0),
  quantity integer not null check (quantity > 0),
  counted boolean not null,
  primary key (order_id, position)
);
create index order_lines_of_item on order_lines (item_id);
create index order_lines_of_variant on order_lines (variant_id);

create table order_steps (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  status smallint not null,
  moved_by text not null check (moved_by in ('customer', 'seller', 'clock')),
  moved_at timestamptz not null
);
create index steps_of_order on order_steps (order_id, id);

-- The answer that an idempotency key got; the same transaction has its effects.
create table attempts (
  customer_id bigint not null references customers,
  session_code text not null,
  operation text not null check (operation in ('createOrder', 'payOrder')),
  fingerprint text not null,
  state text not null check (state in ('done', 'refused')),
  answer jsonb not null,
  made_at timestamptz not null default now(),
  primary key (customer_id, session_code)
);

-- wallet: of a customer. held: paid, not yet earned. sales: earned. external: the world outside. vouchers: given away.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint references customers,
  kind text not null check (kind in ('wallet', 'held', 'sales', 'external', 'vouchers')),
  balance bigint not null default 0,
  check (kind <> 'wallet' or balance >= 0),
  check ((kind = 'wallet') = (customer_id is not null)),
  unique nulls not distinct (store_id, kind, customer_id)
);
create index accounts_of_customer on ledger_accounts (customer_id);

-- Each entry takes an amount off one account and adds it to another; its key lets it happen once.
create table ledger_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  from_account bigint not null references ledger_accounts,
  to_account bigint not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null default now(),
  check (from_account <> to_account)
);
create index entries_from on ledger_entries (from_account, id);
create index entries_to on ledger_entries (to_account, id);

create trigger entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger steps_stay before update or delete or truncate on order_steps
  for each statement execute function refuse_change();
