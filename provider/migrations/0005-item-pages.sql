-- What only the page of an item shows, as the catalogue's schema has it.
alter table items add column details jsonb not null default '{}';

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
