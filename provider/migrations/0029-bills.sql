-- breaks-before: 0
-- What a biller said of a bill; valid for a time and for one order.
create table bill_inquiries (
  unique_id text primary key,
  customer_id bigint not null references customers,
  code text not null,
  biller_code text not null,
  number text not null,
  bill_name text not null,
  period text not null,
  amount bigint not null check (amount > 0),
  admin_fee bigint not null check (admin_fee >= 0),
  expires_at timestamptz not null,
  is_used boolean not null default false
);
create index inquiries_of_customer on bill_inquiries (customer_id);

-- pending: paid for, and to be handed to the biller. late: it succeeded after its amount was given back.
create table bill_payments (
  order_id bigint primary key references orders,
  customer_id bigint not null references customers,
  code text not null,
  biller_code text not null,
  input_name text not null,
  number text not null,
  bill_name text not null,
  period text not null,
  state text not null default 'unpaid' check (state in ('unpaid', 'pending', 'sent', 'succeeded', 'failed', 'late')),
  attempts integer not null default 0,
  due_at timestamptz,
  biller_reference text not null default '',
  token text not null default ''
);
create index bills_that_are_due on bill_payments (due_at) where state in ('pending', 'sent');
create index bills_of_customer on bill_payments (customer_id, order_id desc);

-- The books of the simulated biller, which only it reads and writes.
create table simulated_payments (
  reference text primary key,
  biller_code text not null,
  number text not null,
  amount bigint not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  finishes_at timestamptz,
  made_at timestamptz not null,
  calls integer not null default 1
);
create index simulated_payments_of_number on simulated_payments (biller_code, number);

alter table guess_counts
  drop constraint guess_counts_purpose,
  add constraint guess_counts_purpose check (purpose in ('password', 'code', 'send', 'voucher', 'referral', 'bill'));
