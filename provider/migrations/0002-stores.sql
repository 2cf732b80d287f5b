-- view_uid, currency and store_domains repeat the current document, for queries and for uniqueness.
create table stores (
  id bigint generated always as identity primary key,
  codename text not null unique,
  view_uid text not null unique,
  currency text not null,
  revision integer not null,
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

-- Each time that a revision became the current one.
create table revision_moves (
  id bigint generated always as identity primary key,
  store_id bigint not null,
  revision integer not null,
  cause text not null check (cause in ('apply', 'rollback')),
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
