-- breaks-before: 0
-- What was billed, and how it is paid, stands here as it was then.
create table invoices (
  id bigint generated always as identity (start with 1000001) primary key,
  unique_id text not null unique,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  invoice_no text not null generated always as ('INV' || id::text) stored,
  title text not null,
  app_name text not null,
  app_email text not null,
  bill_name text not null,
  bill_email text not null,
  currency text not null,
  total bigint not null check (total > 0),
  status smallint not null default 0 check (status between 0 and 3),
  payment_id text,
  payment_method smallint,
  payment_type smallint,
  payment_name text not null default '',
  payment_icon text,
  payment_info text not null default '',
  payment_code text,
  admin_fee bigint not null default 0 check (admin_fee >= 0),
  confirmation_code integer not null default 0 check (confirmation_code >= 0),
  due_on date,
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((payment_id is null) = (payment_method is null) and (payment_id is null) = (payment_type is null)),
  check ((status = 3) = (paid_at is not null)),
  check (status in (0, 3) or payment_id is not null)
);
create index invoices_of_customer on invoices (customer_id, id desc);
create index invoices_of_store on invoices (store_id, id desc);

create table invoice_lines (
  invoice_id bigint not null references invoices,
  position smallint not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  price bigint not null check (price >= 0),
  primary key (invoice_id, position)
);

-- Pictures that prove a transfer, each a blob; of an invoice at most one waits.
create table invoice_proofs (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  blob_key text not null,
  state text not null check (state in ('waiting', 'replaced', 'withdrawn', 'accepted', 'rejected')),
  note text not null default '',
  sent_at timestamptz not null
);
create index proofs_of_invoice on invoice_proofs (invoice_id, id desc);
create unique index proofs_that_wait on invoice_proofs (invoice_id) where state = 'waiting';

-- The operations are the programs' own to name.
alter table attempts drop constraint attempts_operation_check;
alter table attempts add constraint attempts_operation_check check (operation ~ '^[A-Za-z]{3,40}$');
