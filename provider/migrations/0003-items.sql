create table items (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  view_uid text not null,
  parent_id bigint references items deferrable initially deferred,
  position integer not null,
  type smallint not null check (type between 0 and 8),
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
  unique (store_id, view_uid),
  check ((lat is null) = (lng is null))
);
create index items_of_parent on items (parent_id, position);

-- The product lists in which items stand, each in its own order.
create table component_items (
  store_id bigint not null references stores,
  component_uid text not null,
  position integer not null,
  item_id bigint not null references items on delete cascade,
  primary key (store_id, component_uid, position)
);
create index lists_of_item on component_items (item_id);
