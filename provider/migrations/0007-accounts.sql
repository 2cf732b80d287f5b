-- Passwords as scrypt with its parameters, tokens and codes as SHA-256.
create table customers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  view_uid text not null unique,
  name text not null,
  username text not null,
  email text not null,
  phone text not null default '',
  photo text,
  password_hash text not null,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  language text not null default 'in' check (language in ('in', 'en')),
  created_at timestamptz not null default now()
);
create unique index customers_by_email on customers (store_id, lower(email));
create unique index customers_by_username on customers (store_id, lower(username));
create unique index customers_by_phone on customers (store_id, phone) where phone_verified_at is not null;

-- A session that ended has no row.
create table customer_tokens (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_of_customer on customer_tokens (customer_id);

-- Accounts that wait for their code. One for an e-mail that has an account already becomes none.
create table registrations (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  name text not null,
  email text not null,
  phone text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index registrations_by_email on registrations (store_id, lower(email), created_at);

-- `subject` is whom the code is about, known or not; nobody knows the code that was sent to nobody.
create table one_time_codes (
  request_id text primary key,
  store_id bigint not null references stores,
  purpose text not null check (purpose in ('register', 'phone', 'email', 'reset')),
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

-- Guesses since the first of a window; a success takes its own back.
create table guess_counts (
  store_id bigint not null references stores,
  purpose text not null check (purpose in ('password', 'code', 'send', 'voucher')),
  scope text not null check (scope in ('address', 'account', 'store')),
  subject text not null,
  guesses integer not null,
  since timestamptz not null,
  primary key (store_id, purpose, scope, subject)
);

-- What was sent to people, as the sandbox console shows it.
create table outbox (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);
