-- replaces: 0100-changes-of-revisions.sql
-- The schema of the first release, by domain. What changes it later is a file of its own, named by the time it was written.

-- ==== Regions ====

create extension if not exists pg_trgm;
create extension if not exists cube;
create extension if not exists earthdistance;

-- Work that is done once, such as loading the regions.
create table milestones (
  name text primary key,
  reached_at timestamptz not null default now()
);

create table provinces (
  code text primary key,
  name text not null
);

create table regencies (
  code text primary key,
  province_code text not null references provinces,
  name text not null
);
create index regencies_of_province on regencies (province_code);

create table districts (
  code text primary key,
  regency_code text not null references regencies,
  name text not null
);
create index districts_of_regency on districts (regency_code);

-- ==== Stores ====

-- view_uid, currency, outside_hours (`app.outside_hours`) and store_domains repeat the current document, for queries and
-- for uniqueness.
create table stores (
  id bigint generated always as identity primary key,
  codename text not null unique,
  view_uid text not null unique,
  currency text not null,
  revision integer not null,
  outside_hours jsonb,
  created_at timestamptz not null default now()
);

create table store_revisions (
  store_id bigint not null references stores,
  number integer not null check (number > 0),
  document jsonb not null,
  checksum text not null,
  tag text not null generated always as (number::text || '-' || left(checksum, 12)) stored,
  created_at timestamptz not null default now(),
  primary key (store_id, number)
);

alter table stores
  add foreign key (id, revision) references store_revisions (store_id, number) deferrable initially deferred;

-- Each time that a revision became the current one, by whom and why; `changes` says what is different from the one before.
create table revision_moves (
  id bigint generated always as identity primary key,
  store_id bigint not null,
  revision integer not null,
  cause text not null check (cause in ('apply', 'rollback')),
  author text,
  message text,
  changes text[] not null default '{}',
  moved_at timestamptz not null default now(),
  foreign key (store_id, revision) references store_revisions (store_id, number)
);
create index moves_of_revision on revision_moves (store_id, revision, id);

create table store_domains (
  domain text primary key,
  store_id bigint not null references stores
);
create index domains_of_store on store_domains (store_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to, never changed', tg_table_name;
end
$$;

create trigger revisions_stay before update or delete or truncate on store_revisions
  for each statement execute function refuse_change();
create trigger moves_stay before update or delete or truncate on revision_moves
  for each statement execute function refuse_change();

-- Each change of a store's items or vouchers from a file.
create table resource_revisions (
  store_id bigint not null references stores,
  resource text not null check (resource in ('items', 'vouchers')),
  number integer not null check (number > 0),
  summary text not null,
  author text,
  message text,
  made_at timestamptz not null default now(),
  primary key (store_id, resource, number)
);

create trigger resource_revisions_stay before update or delete or truncate on resource_revisions
  for each statement execute function refuse_change();

-- ==== Catalogue and search ====

create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- A text's words in small letters without accents, one space between them. What is neither letter nor digit parts
-- words; of a long one, 40 letters count. (As plpgsql, functions like these are many times faster than as sql.)
create function plain_words(given text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return btrim(regexp_replace(
    regexp_replace(
      lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g')),
      '[^0-9a-z\u00c0-\u1fff\u2c00-\u2dff\u3040-\U0010ffff]+', ' ', 'g'
    ),
    '([^ ]{40})[^ ]+', '\1', 'g'
  ));
end
$$;

-- Each word once.
create function words_of(given text) returns text[]
language sql immutable strict parallel safe as $$
  select array(select distinct word from unnest(string_to_array(plain_words(given), ' ')) as word order by 1)
$$;

-- Each term begins with its store, so that a search reads no entry of another: t words of the title, c of the content.
create function search_terms(store_id bigint, title text, content text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  titled text := plain_words(title);
  contained text := plain_words(regexp_replace(left(content, 4000), '<[^>]*>|&#?[a-z0-9]+;', ' ', 'gi'));
begin
  return array_to_tsvector(
    string_to_array(regexp_replace(titled, '([^ ]+)', store_id || 't\1', 'g'), ' ')
    || string_to_array(regexp_replace(contained, '([^ ]+)', store_id || 'c\1', 'g'), ' ')
  );
end
$$;

-- The same for a word whose letters changed places.
create function letters_of(word text) returns text
language sql immutable strict parallel safe as $$
  select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') as letter
$$;

-- The types are the contract's to name. `details` is what only the page of an item shows, as the catalogue's schema has it.
create table items (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  view_uid text not null,
  parent_id bigint references items deferrable initially deferred,
  position integer not null,
  type smallint not null check (type >= 0),
  title text not null,
  content text not null,
  image text,
  price bigint not null check (price >= 0),
  price_before_discount bigint not null check (price_before_discount >= 0),
  style smallint not null,
  quantity integer not null check (quantity >= 0),
  use_quantity smallint not null,
  max_qty integer not null check (max_qty >= 0),
  weight integer not null check (weight >= 0),
  is_open smallint not null,
  close_status text not null,
  text_buy text not null,
  label_search text not null,
  regency_code text references regencies,
  lat double precision,
  lng double precision,
  sold integer not null,
  review_rating double precision not null,
  discussion_count integer not null,
  url text not null,
  action smallint not null,
  details jsonb not null default '{}',
  terms tsvector generated always as (search_terms(store_id, title, content)) stored,
  place cube generated always as (ll_to_earth(lat, lng)) stored,
  -- Where the cheapest come first, what has no price comes last.
  rank_by_price bigint generated always as (case price when 0 then 9007199254740991 else price end) stored,
  unique (store_id, view_uid),
  check ((lat is null) = (lng is null))
);
create index items_of_parent on items (parent_id, position);
create index items_by_term on items using gin (terms) with (fastupdate = off);
create index items_by_place on items using gist (store_id, place) where place is not null;
create index items_by_age on items (store_id, id) include (type, label_search, parent_id);
create index items_by_sold on items (store_id, sold, id) include (label_search, parent_id);
create index items_by_price on items (store_id, price, id) include (label_search, parent_id);
create index items_by_price_rank on items (store_id, rank_by_price, id) include (label_search, parent_id);
create index items_of_label on items (store_id, label_search, sold, id) where label_search <> '';

-- The product lists in which items stand, each in its own order.
create table component_items (
  store_id bigint not null references stores,
  component_uid text not null,
  position integer not null,
  item_id bigint not null references items on delete cascade,
  primary key (store_id, component_uid, position)
);
create index lists_of_item on component_items (item_id);

-- `en` has the texts in English, `options` what the variant is made of, as the catalogue's schema has them.
create table variants (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  item_id bigint not null references items on delete cascade,
  view_uid text not null,
  position smallint not null,
  name text not null,
  price bigint not null check (price >= 0),
  new_price bigint not null check (new_price >= 0),
  quantity integer not null check (quantity >= 0),
  image text,
  options jsonb,
  en jsonb,
  unique (item_id, view_uid)
);

-- A catalogue's own reviews have a key, by which they are known again; those that customers wrote have none.
create table reviews (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  item_id bigint not null references items on delete cascade,
  catalogue_key text,
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  name text not null,
  image text,
  created_at timestamptz not null default now(),
  unique (item_id, catalogue_key)
);
create index reviews_by_age on reviews (item_id, created_at desc, id);

-- What a store's titles are made of, to find the words that a misspelt one may mean.
create table store_words (
  store_id bigint not null references stores,
  word text not null,
  letters text not null generated always as (letters_of(word)) stored,
  primary key (store_id, word)
);
create index words_by_likeness on store_words using gin (store_id, word gin_trgm_ops);
create index words_by_letters on store_words (store_id, letters);

-- ==== Tracking ====

create table views (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  page_url text not null,
  component_uid text not null,
  device_id text not null,
  viewed_at timestamptz not null default now()
);

create table clicks (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  page_url text not null,
  component_uid text not null,
  device_id text not null,
  action_uid text not null,
  value text not null,
  clicked_at timestamptz not null default now()
);

-- ==== Accounts ====

-- Passwords as scrypt with its parameters, tokens and codes as SHA-256.
-- consent_*: what was agreed to when the account was made. photo_*: of a photo that the customer sent, the code that its
-- browser gave it, and its blob. muted_kinds: notifications that are not pushed.
-- A closed account stays as a row that says nothing of a person: orders and the ledger refer to it.
create table customers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  view_uid text not null unique,
  name text not null,
  username text not null,
  email text not null,
  phone text not null default '',
  photo text,
  photo_uid text,
  photo_key text,
  password_hash text not null,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  language text not null default 'in' check (language in ('in', 'en')),
  muted_kinds text[] not null default '{}',
  consent_version text,
  consented_at timestamptz,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint photos_have_a_blob check ((photo_uid is null) = (photo_key is null))
);
create unique index customers_by_email on customers (store_id, lower(email));
create unique index customers_by_username on customers (store_id, lower(username));
create unique index customers_by_phone on customers (store_id, phone) where phone_verified_at is not null;

create function refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'The account is closed';
end
$$;
create trigger closed_customers_stay before update on customers
  for each row when (old.closed_at is not null) execute function refuse_reopening();

-- What is written while an account is closed waits for it, and is refused then.
create function refuse_closed() returns trigger language plpgsql as $$
begin
  perform from customers where id = new.customer_id and closed_at is not null for key share;
  if found then
    raise exception 'The account is closed';
  end if;
  return new;
end
$$;

-- A session that ended has no row. Customers tell theirs apart by `device` and `seen_at`.
create table customer_tokens (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  token_hash text not null unique,
  view_uid text not null default replace(gen_random_uuid()::text, '-', ''),
  device text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  expires_at timestamptz not null
);
create index tokens_of_customer on customer_tokens (customer_id);
create unique index token_uids on customer_tokens (view_uid);
create trigger closed_accounts_stay before insert on customer_tokens for each row execute function refuse_closed();

-- Accounts that wait for their code. One for an e-mail that has an account already becomes none.
create table registrations (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  name text not null,
  email text not null,
  phone text not null,
  password_hash text not null,
  language text not null default 'in' check (language in ('in', 'en')),
  consent_version text,
  consented_at timestamptz,
  created_at timestamptz not null default now()
);
create index registrations_by_email on registrations (store_id, lower(email), created_at);

-- `subject` is whom the code is about, known or not; nobody knows the code that was sent to nobody.
create table one_time_codes (
  request_id text primary key,
  store_id bigint not null references stores,
  purpose text not null check (purpose in ('register', 'phone', 'email', 'reset', 'new_email')),
  subject text not null,
  customer_id bigint references customers,
  registration_id bigint references registrations on delete cascade,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  code_hash text not null,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index codes_by_subject on one_time_codes (store_id, purpose, subject, sent_at);
create trigger closed_accounts_stay before insert on one_time_codes for each row execute function refuse_closed();

-- Guesses since the first of a window; a success takes its own back.
create table guess_counts (
  store_id bigint not null references stores,
  purpose text not null check (purpose in ('password', 'code', 'send', 'voucher', 'referral', 'bill', 'export')),
  scope text not null check (scope in ('address', 'account', 'store')),
  subject text not null,
  guesses integer not null,
  since timestamptz not null,
  primary key (store_id, purpose, scope, subject)
);

-- Who entered whose code. completed_at: the first order that the friend completed since; it earns the rewards.
create table referrals (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  friend_id bigint not null unique references customers,
  referrer_id bigint not null references customers,
  entered_at timestamptz not null,
  completed_at timestamptz,
  check (friend_id <> referrer_id)
);
create index referrals_of_referrer on referrals (referrer_id, id);

-- Why accounts were closed, for the store, without a word of whose they were.
create table closing_reasons (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  reason text not null,
  closed_on date not null
);
create index reasons_of_store on closing_reasons (store_id, id desc);

-- ==== Mail ====

-- What was sent to people, as the sandbox console shows it; `customer_id` is null where nobody has an account.
-- Of mail: when a row is tried next, how often it was, and when a server took it.
create table outbox (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint references customers,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  mail_due timestamptz not null default now(),
  mail_tries smallint not null default 0,
  mailed_at timestamptz
);
create index outbox_of_customer on outbox (customer_id) where customer_id is not null;
create index outbox_mail on outbox (mail_due) where channel = 'email' and mailed_at is null;
-- Whether something was written to somebody later.
create index outbox_mail_order on outbox (store_id, recipient, id) where channel = 'email';
create trigger closed_accounts_stay before insert on outbox for each row execute function refuse_closed();

-- ==== Pictures and the write probe ====

-- Pictures that tenants added, by `{kind}/{name}`; a name holds a hash of the content, so none ever changes.
create table blobs (
  key text primary key,
  type text not null,
  body bytea not null,
  created_at timestamptz not null default now()
);

-- Blobs to delete, unless something else names them. Pictures that are being sent wait here until something names them.
create table blob_deletions (
  key text primary key,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);

-- Emptied and written now and then, to learn whether anything can be written at all.
create table write_probe (probed_at timestamptz not null);

-- ==== Addresses ====

-- Where orders are sent to; a customer's other addresses stand beside it.
create table customer_addresses (
  customer_id bigint primary key references customers on delete cascade,
  view_uid text not null default gen_random_uuid()::text,
  full_name text not null,
  address text not null,
  phone_number text not null,
  province_code text not null references provinces,
  regency_code text not null references regencies,
  district_code text not null references districts
);
create trigger closed_accounts_stay before insert on customer_addresses for each row execute function refuse_closed();

create table other_addresses (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  view_uid text not null,
  full_name text not null,
  address text not null,
  phone_number text not null,
  province_code text not null references provinces,
  regency_code text not null references regencies,
  district_code text not null references districts,
  unique (customer_id, view_uid)
);
create trigger closed_accounts_stay before insert on other_addresses for each row execute function refuse_closed();

-- ==== Cart ====

-- The row that every change of a cart locks first.
create table carts (
  customer_id bigint primary key references customers on delete cascade,
  revision integer not null
);
create trigger closed_accounts_stay before insert on carts for each row execute function refuse_closed();

create table cart_lines (
  id bigint generated always as identity primary key,
  customer_id bigint not null references carts on delete cascade,
  item_id bigint not null references items on delete cascade,
  variant_id bigint references variants on delete cascade,
  quantity integer not null check (quantity > 0),
  checked boolean not null,
  unique nulls not distinct (customer_id, item_id, variant_id)
);
create index cart_lines_of_item on cart_lines (item_id);
create index cart_lines_of_variant on cart_lines (variant_id);

-- What left a cart because it is no longer sold, until the customer has changed the cart.
create table cart_losses (
  customer_id bigint not null references carts on delete cascade,
  title text not null,
  variant_name text,
  lost_at timestamptz not null default now()
);
create index cart_losses_of_customer on cart_losses (customer_id);

create function note_lost_lines_of_item() returns trigger language plpgsql as $$
begin
  insert into cart_losses (customer_id, title, variant_name)
  select line.customer_id, old.title, variant.name
  from cart_lines line left join variants variant on variant.id = line.variant_id where line.item_id = old.id;
  return old;
end $$;

-- The variants of an item that is deleted were noted with it.
create function note_lost_lines_of_variant() returns trigger language plpgsql as $$
begin
  insert into cart_losses (customer_id, title, variant_name)
  select line.customer_id, item.title, old.name
  from cart_lines line join items item on item.id = line.item_id where line.variant_id = old.id;
  return old;
end $$;

create trigger lost_lines_of_item before delete on items for each row execute function note_lost_lines_of_item();
create trigger lost_lines_of_variant before delete on variants for each row execute function note_lost_lines_of_variant();

-- ==== Vouchers ====

-- A voucher that left the catalogue stays, for the orders that used it.
create table vouchers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  code text not null,
  category smallint not null check (category between 0 and 5),
  type smallint not null check (type in (0, 1)),
  value bigint not null check (value > 0),
  max_value bigint not null check (max_value >= 0),
  min_price bigint not null check (min_price >= 0),
  quota integer check (quota >= 0),
  per_customer integer not null check (per_customer >= 0),
  start_date date,
  end_date date not null,
  shop_id bigint references items on delete set null,
  cashback_flag smallint not null,
  note text not null,
  is_offered boolean not null,
  used integer not null default 0 check (used >= 0),
  unique (store_id, code)
);
create index vouchers_of_shop on vouchers (shop_id);

-- How often each customer used a voucher.
create table voucher_uses (
  voucher_id bigint not null references vouchers,
  customer_id bigint not null references customers on delete cascade,
  uses integer not null check (uses >= 0),
  primary key (voucher_id, customer_id)
);
create index voucher_uses_of_customer on voucher_uses (customer_id);

-- ==== Orders ====

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
create trigger closed_accounts_stay before insert on orders for each row execute function refuse_closed();

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
create trigger steps_stay before update or delete or truncate on order_steps
  for each statement execute function refuse_change();

-- ==== Attempts ====

-- The answer that an idempotency key got; the same transaction has its effects. The operations are the programs' to name.
create table attempts (
  customer_id bigint not null references customers,
  session_code text not null,
  operation text not null check (operation ~ '^[A-Za-z]{3,40}$'),
  fingerprint text not null,
  state text not null check (state in ('done', 'refused')),
  answer jsonb not null,
  made_at timestamptz not null default now(),
  primary key (customer_id, session_code)
);
create trigger closed_accounts_stay before insert on attempts for each row execute function refuse_closed();

-- For which attempts the customer has given the password, so that they may spend from the balance.
create table spending_confirmations (
  customer_id bigint not null references customers (id),
  session_code text not null,
  confirmed_at timestamptz not null,
  primary key (customer_id, session_code)
);
create index spending_confirmations_by_age on spending_confirmations (confirmed_at);

-- ==== Invoices ====

-- What was billed, and how it is paid, stands here as it was then.
create table invoices (
  id bigint generated always as identity (start with 1000001) primary key,
  unique_id text not null unique,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  invoice_no text not null generated always as ('INV' || id::text) stored,
  title text not null,
  app_name text not null,
  app_email text not null,
  bill_name text not null,
  bill_email text not null,
  currency text not null,
  total bigint not null check (total > 0),
  status smallint not null default 0 check (status between 0 and 3),
  payment_id text,
  payment_method smallint,
  payment_type smallint,
  payment_name text not null default '',
  payment_icon text,
  payment_info text not null default '',
  payment_code text,
  admin_fee bigint not null default 0 check (admin_fee >= 0),
  confirmation_code integer not null default 0 check (confirmation_code >= 0),
  due_on date,
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((payment_id is null) = (payment_method is null) and (payment_id is null) = (payment_type is null)),
  check ((status = 3) = (paid_at is not null)),
  check (status in (0, 3) or payment_id is not null)
);
create index invoices_of_customer on invoices (customer_id, id desc);
create index invoices_of_store on invoices (store_id, id desc);
create index invoices_that_are_due on invoices (due_on) where status = 0;
create trigger closed_accounts_stay before insert on invoices for each row execute function refuse_closed();

create table invoice_lines (
  invoice_id bigint not null references invoices,
  position smallint not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  price bigint not null check (price >= 0),
  primary key (invoice_id, position)
);

-- Pictures that prove a transfer, each a blob; of an invoice at most one waits.
create table invoice_proofs (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  blob_key text not null,
  state text not null check (state in ('waiting', 'replaced', 'withdrawn', 'accepted', 'rejected')),
  note text not null default '',
  sent_at timestamptz not null
);
create index proofs_of_invoice on invoice_proofs (invoice_id, id desc);
create unique index proofs_that_wait on invoice_proofs (invoice_id) where state = 'waiting';

-- ==== Ledger and refunds ====

-- wallet: of a customer. held: paid, not yet earned. sales: earned. external: the world outside. vouchers: given away.
-- points: of a customer. points_issued: points that a store gave. rewards, referrals: money given away for points and friends.
-- owed: to customers, until it is paid out.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint references customers,
  kind text not null constraint accounts_kind check (kind in
    ('wallet', 'held', 'sales', 'external', 'vouchers', 'rewards', 'referrals', 'points', 'points_issued', 'owed')),
  unit text not null generated always as
    (case when kind in ('points', 'points_issued') then 'points' else 'rupiah' end) stored,
  balance bigint not null default 0,
  constraint accounts_covered check (kind not in ('wallet', 'points') or balance >= 0),
  constraint accounts_customer check ((kind in ('wallet', 'points')) = (customer_id is not null)),
  constraint accounts_unit unique (id, unit),
  unique nulls not distinct (store_id, kind, customer_id)
);
create index accounts_of_customer on ledger_accounts (customer_id);

-- Each entry takes an amount off one account and adds it to another; its key lets it happen once.
create table ledger_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  from_account bigint not null references ledger_accounts,
  to_account bigint not null references ledger_accounts,
  unit text not null default 'rupiah',
  amount bigint not null check (amount > 0),
  reason text not null default 'other' constraint entries_reason check (reason in
    ('top_up', 'fee', 'payment', 'refund', 'refund_owed', 'refund_paid', 'earned', 'cashback', 'withdrawal',
     'withdrawal_returned', 'withdrawal_paid', 'points', 'exchange', 'reward', 'referral', 'invoice', 'other')),
  order_id bigint references orders,
  invoice_id bigint references invoices,
  made_at timestamptz not null default now(),
  check (from_account <> to_account),
  -- An entry cannot turn points into rupiah.
  foreign key (from_account, unit) references ledger_accounts (id, unit),
  foreign key (to_account, unit) references ledger_accounts (id, unit)
);
create index entries_from on ledger_entries (from_account, made_at, id);
create index entries_to on ledger_entries (to_account, made_at, id);
create index entries_of_order on ledger_entries (order_id);
create index entries_of_invoice on ledger_entries (invoice_id);
create trigger entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- What goes back to a customer, of an order or an invoice: to the balance at once, else by hand until somebody says that it is done.
create table refunds (
  id bigint generated always as identity primary key,
  unique_id text not null unique,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  order_id bigint references orders,
  invoice_id bigint references invoices,
  cause text not null check (cause in ('cancelled', 'rejected', 'expired', 'failed', 'part', 'late')),
  route text not null check (route in ('balance', 'store', 'seller')),
  amount bigint not null check (amount > 0),
  reference text not null default '',
  opened_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  check ((order_id is null) <> (invoice_id is null)),
  check (route <> 'balance' or done_at is not null)
);
create unique index whole_refund_of_order on refunds (order_id) where cause not in ('part', 'late');
create index refunds_of_order on refunds (order_id);
create index refunds_of_invoice on refunds (invoice_id);
create index refunds_of_customer on refunds (customer_id);
create index refunds_to_pay_out on refunds (store_id, due_at) where done_at is null;

-- ==== Bills ====

-- What a biller said of a bill; valid for a time and for one order.
create table bill_inquiries (
  unique_id text primary key,
  customer_id bigint not null references customers,
  code text not null,
  biller_code text not null,
  number text not null,
  bill_name text not null,
  period text not null,
  amount bigint not null check (amount > 0),
  admin_fee bigint not null check (admin_fee >= 0),
  expires_at timestamptz not null,
  is_used boolean not null default false
);
create index inquiries_of_customer on bill_inquiries (customer_id);
create trigger closed_accounts_stay before insert on bill_inquiries for each row execute function refuse_closed();

-- pending: paid for, and to be handed to the biller. late: it succeeded after its amount was given back.
create table bill_payments (
  order_id bigint primary key references orders,
  customer_id bigint not null references customers,
  code text not null,
  biller_code text not null,
  input_name text not null,
  number text not null,
  bill_name text not null,
  period text not null,
  state text not null default 'unpaid' check (state in ('unpaid', 'pending', 'sent', 'succeeded', 'failed', 'late')),
  attempts integer not null default 0,
  due_at timestamptz,
  biller_reference text not null default '',
  token text not null default ''
);
create index bills_that_are_due on bill_payments (due_at) where state in ('pending', 'sent');
create index bills_of_customer on bill_payments (customer_id, order_id desc);
-- Two orders of one post-paid bill are found by its number.
create index bills_of_number on bill_payments (biller_code, number) where period <> '';

-- The books of the simulated biller, which only it reads and writes.
create table simulated_payments (
  reference text primary key,
  biller_code text not null,
  number text not null,
  amount bigint not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  finishes_at timestamptz,
  made_at timestamptz not null,
  calls integer not null default 1
);
create index simulated_payments_of_number on simulated_payments (biller_code, number);

-- ==== Bookings ====

-- A time of a service: held for an attempt, booked by its order, or released. The rules stand here as they were then.
create table bookings (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  item_id bigint references items on delete set null,
  order_id bigint unique references orders,
  session_code text not null,
  state text not null check (state in ('held', 'booked', 'released')),
  style smallint not null check (style between 1 and 3),
  timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  held_until timestamptz,
  moves_left smallint not null check (moves_left >= 0),
  move_hours integer not null check (move_hours >= 0),
  cancel_hours integer not null check (cancel_hours >= 0),
  unique (customer_id, session_code),
  check (ends_at > starts_at),
  check ((state = 'held') = (held_until is not null)),
  check (state <> 'booked' or order_id is not null)
);
create index bookings_by_time on bookings (item_id, starts_at) where state <> 'released';
create index bookings_of_store on bookings (store_id);
create index holds_that_run_out on bookings (held_until) where state = 'held';
create trigger closed_accounts_stay before insert on bookings for each row execute function refuse_closed();

-- ==== Rides ====

-- What a ride costs, for a time and for one order. `surge_rides` is the demand that its price was worked out for.
create table ride_quotes (
  unique_id text primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  list_view_uid text,
  carrier text,
  origin jsonb not null,
  destination jsonb not null,
  direction text not null,
  metres integer not null check (metres >= 0),
  seconds integer not null check (seconds >= 0),
  zone text,
  surge_rides integer not null,
  price bigint not null check (price >= 0),
  fee bigint not null check (fee >= 0),
  quoted_at timestamptz not null,
  expires_at timestamptz not null,
  is_used boolean not null default false
);
create index quotes_of_customer on ride_quotes (customer_id, quoted_at desc);
create index quotes_that_run_out on ride_quotes (expires_at);
create trigger closed_accounts_stay before insert on ride_quotes for each row execute function refuse_closed();

-- The ride of an order, with what its driver does: `path` is driven from `state_at` to `ends_at`.
create table rides (
  order_id bigint primary key references orders,
  store_id bigint not null references stores,
  zone text,
  is_call boolean not null,
  origin jsonb not null,
  destination jsonb not null,
  direction text not null,
  metres integer not null,
  seconds integer not null,
  contact_name text not null,
  contact_phone text not null,
  services jsonb not null,
  form jsonb not null,
  scheduled_at timestamptz,
  searches_at timestamptz,
  state text not null default 'waiting' check (state in
    ('waiting', 'searching', 'on_the_way', 'arrived', 'picked_up', 'done', 'no_driver', 'driver_cancelled', 'cancelled')),
  state_at timestamptz not null,
  due_at timestamptz,
  driver jsonb,
  path text not null default '',
  ends_at timestamptz,
  rating smallint check (rating between 1 and 5)
);
create index rides_that_are_due on rides (due_at) where due_at is not null;
create index open_rides on rides (store_id, zone) where state in ('searching', 'on_the_way', 'arrived', 'picked_up');

-- The books of the simulated dispatcher, which only it reads and writes. Its drivers go on by the clock unless `is_manual`.
create table simulated_rides (
  reference text primary key,
  request jsonb,
  is_manual boolean not null default false,
  phase text not null default 'waiting' check (phase in
    ('waiting', 'searching', 'on_the_way', 'arrived', 'picked_up', 'done', 'no_driver', 'driver_cancelled', 'cancelled')),
  phase_at timestamptz not null,
  rejections integer not null default 0,
  approach text not null default '',
  approach_seconds integer not null default 0
);

-- ==== Chat ====

-- What a customer and the store, or one of its shops, write to each other. The empty shop is the store itself;
-- `shop_title` is for when the store has the shop no more.
create table chats (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  shop_uid text not null,
  shop_title text not null default '',
  read_by_customer bigint not null default 0,
  read_by_seller bigint not null default 0,
  last_message_id bigint not null default 0,
  unique (customer_id, shop_uid)
);
create index chats_of_customer on chats (customer_id, last_message_id desc);
create index chats_of_store on chats (store_id, last_message_id desc);
create trigger closed_accounts_stay before insert on chats for each row execute function refuse_closed();

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

-- ==== Forms ====

-- Pictures that customers sent for forms, by the code that their browser gave each; those that no form was sent with are
-- deleted.
create table form_files (
  customer_id bigint not null references customers,
  view_uid text not null,
  blob_key text not null,
  sent_at timestamptz not null,
  is_used boolean not null default false,
  primary key (customer_id, view_uid)
);
create index unused_form_files on form_files (sent_at) where not is_used;
create trigger closed_accounts_stay before insert on form_files for each row execute function refuse_closed();

-- What customers sent with the forms of a store's pages, in the words of that time.
create table form_answers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  form_uid text not null,
  title text not null,
  lines jsonb not null,
  sent_at timestamptz not null
);
create index answers_of_customer on form_answers (customer_id, sent_at desc);
create trigger closed_accounts_stay before insert on form_answers for each row execute function refuse_closed();

-- ==== Notifications ====

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

-- ==== Favourites ====

-- Items that customers store for later, with what to show of those that are no longer sold.
create table favourites (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  item_uid text not null,
  title text not null,
  image text,
  added_at timestamptz not null,
  unique (customer_id, item_uid)
);
create trigger closed_accounts_stay before insert on favourites for each row execute function refuse_closed();
