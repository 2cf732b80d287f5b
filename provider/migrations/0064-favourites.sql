-- breaks-before: 0
-- Items that customers store for later, with what to show of those that are no longer sold.
create table favourites (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  item_uid text not null,
  title text not null,
  image text,
  added_at timestamptz not null,
  unique (customer_id, item_uid)
);
create trigger closed_accounts_stay before insert on favourites for each row execute function refuse_closed();
