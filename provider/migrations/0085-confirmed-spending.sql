-- breaks-before: 0
-- For which attempts the customer has given the password, so that they may spend from the balance.
create table spending_confirmations (
  customer_id bigint not null references customers (id),
  session_code text not null,
  confirmed_at timestamptz not null,
  primary key (customer_id, session_code)
);
create index spending_confirmations_by_age on spending_confirmations (confirmed_at);
