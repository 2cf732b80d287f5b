-- breaks-before: 0
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
