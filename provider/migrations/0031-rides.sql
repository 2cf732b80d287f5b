-- breaks-before: 0
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
