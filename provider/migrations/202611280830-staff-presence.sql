-- breaks-before: 0
-- Where people are in the studio, for the others in the same store. A row is deleted soon after its tab falls silent.
-- client: the tab. pointer: a JSON pointer into the store's document.
create table staff_presence (
  store_id bigint not null references stores,
  staff_id bigint not null references staff,
  client text not null,
  pointer text not null,
  seen_at timestamptz not null,
  primary key (store_id, staff_id, client)
);
create index silent_presence on staff_presence (seen_at);
