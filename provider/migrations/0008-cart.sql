create table customer_addresses (
  customer_id bigint primary key references customers on delete cascade,
  full_name text not null,
  address text not null,
  phone_number text not null,
  province_code text not null references provinces,
  regency_code text not null references regencies,
  district_code text not null references districts
);

-- The row that every change of a cart locks first.
create table carts (
  customer_id bigint primary key references customers on delete cascade,
  revision integer not null
);

create table cart_lines (
  id bigint generated always as identity primary key,
  customer_id bigint not null references carts on delete cascade,
  item_id bigint not null references items on delete cascade,
  variant_id bigint references variants on delete cascade,
  quantity integer not null check (quantity > 0),
  checked boolean not null,
  unique nulls not distinct (customer_id, item_id, variant_id)
);
create index cart_lines_of_item on cart_lines (item_id);
create index cart_lines_of_variant on cart_lines (variant_id);

-- A voucher that left the catalogue stays, for the orders that used it.
create table vouchers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  code text not null,
  category smallint not null check (category between 0 and 5),
  type smallint not null check (type in (0, 1)),
  value bigint not null check (value > 0),
  max_value bigint not null check (max_value >= 0),
  min_price bigint not null check (min_price >= 0),
  quota integer check (quota >= 0),
  per_customer integer not null check (per_customer >= 0),
  start_date date,
  end_date date not null,
  shop_id bigint references items on delete set null,
  cashback_flag smallint not null,
  note text not null,
  is_offered boolean not null,
  used integer not null default 0 check (used >= 0),
  unique (store_id, code)
);
create index vouchers_of_shop on vouchers (shop_id);

-- How often each customer used a voucher.
create table voucher_uses (
  voucher_id bigint not null references vouchers,
  customer_id bigint not null references customers on delete cascade,
  uses integer not null check (uses >= 0),
  primary key (voucher_id, customer_id)
);
create index voucher_uses_of_customer on voucher_uses (customer_id);
