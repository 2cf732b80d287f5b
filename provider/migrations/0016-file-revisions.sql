-- Who made a revision the current one, and why. Nobody knows it of moves before this migration.
alter table revision_moves add column author text, add column message text;

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
