-- breaks-before: 0
-- People who change stores in the studio. They are no customers: one sign-in is for all stores of a person.

-- totp_secret: in base32, and as it is: the provider has no key of its own. totp_pending: of an app that is not
-- confirmed yet, and since when. totp_step: of the code that was accepted last. is_demo: with a public password, and
-- refused unless the demo is on. An erased person stays as a row that says nothing of anybody: the audit refers to it.
create table staff (
  id bigint generated always as identity primary key,
  view_uid text not null unique default 's' || replace(gen_random_uuid()::text, '-', ''),
  email text not null,
  name text not null,
  language text not null default 'in' check (language in ('in', 'en')),
  password_hash text not null,
  totp_secret text,
  totp_pending text,
  totp_pending_at timestamptz,
  totp_step bigint not null default 0,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  erased_at timestamptz
);
create unique index staff_by_email on staff (lower(email));

-- Scopes are an editor's: the parts of the store's document that they may change.
create table memberships (
  staff_id bigint not null references staff,
  store_id bigint not null references stores,
  role text not null check (role in ('owner', 'publisher', 'editor', 'viewer')),
  scopes text[] not null default '{}' check (scopes <@ array['content', 'look', 'rules']),
  joined_at timestamptz not null,
  primary key (staff_id, store_id),
  constraint editors_have_scopes check ((role = 'editor') = (cardinality(scopes) > 0))
);
create index members_of_store on memberships (store_id);

-- invited_by is null for an operator. An invitation is open while it was neither accepted nor revoked and has not expired.
create table invitations (
  id bigint generated always as identity primary key,
  view_uid text not null unique default 'i' || replace(gen_random_uuid()::text, '-', ''),
  store_id bigint not null references stores,
  token_hash text not null unique,
  email text not null,
  role text not null check (role in ('owner', 'publisher', 'editor', 'viewer')),
  scopes text[] not null default '{}' check (scopes <@ array['content', 'look', 'rules']),
  invited_by bigint references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint invited_editors_have_scopes check ((role = 'editor') = (cardinality(scopes) > 0))
);
create unique index open_invitations on invitations (store_id, lower(email))
  where accepted_at is null and revoked_at is null;

-- stage: `code` waits for the second factor. device: what it was opened on, as its person reads it.
create table staff_sessions (
  id bigint generated always as identity primary key,
  view_uid text not null unique default replace(gen_random_uuid()::text, '-', ''),
  staff_id bigint not null references staff,
  token_hash text not null unique,
  stage text not null check (stage in ('code', 'open')),
  device text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_staff on staff_sessions (staff_id);

create table recovery_codes (
  staff_id bigint not null references staff,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Everything that staff did: store_id is null where it was about themselves, staff_id where an operator did it; about_id
-- is whom it was done to. `detail` holds neither secrets nor personal data, because nothing here is ever changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  store_id bigint references stores,
  staff_id bigint references staff,
  about_id bigint references staff,
  action text not null,
  detail jsonb not null default '{}'
);
create index audit_of_store on audit (store_id, id desc);
create trigger audit_stays before update or delete or truncate on audit
  for each statement execute function refuse_change();

-- Attempts to sign in to the studio are of no store: they are counted for store 0. Older programs need no change.
alter table guess_counts drop constraint guess_counts_store_id_fkey;
