-- breaks-before: 0
-- Where orders are sent to gets an id; a customer's other addresses stand beside it.
alter table customer_addresses add column view_uid text not null default gen_random_uuid()::text;
create table other_addresses (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  view_uid text not null,
  full_name text not null,
  address text not null,
  phone_number text not null,
  province_code text not null references provinces,
  regency_code text not null references regencies,
  district_code text not null references districts,
  unique (customer_id, view_uid)
);
create trigger closed_accounts_stay before insert on other_addresses for each row execute function refuse_closed();
