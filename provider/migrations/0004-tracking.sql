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
