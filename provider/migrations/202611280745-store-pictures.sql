-- The library of a store: pictures that its people added, by `{kind}/{name}`. The blob of a picture may belong to
-- several stores. A deleted picture is hidden, and its row and blob stay until nothing in the store has named it for
-- some time; `checked_at` is when that was last checked.
create table store_pictures (
  store_id bigint not null references stores,
  picture text not null,
  title text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  added_at timestamptz not null,
  deleted_at timestamptz,
  checked_at timestamptz,
  primary key (store_id, picture)
);
create index pictures_by_name on store_pictures (picture);
create index deleted_pictures on store_pictures (deleted_at) where deleted_at is not null;
