-- breaks-before: 0
-- A closed account stays as a row that says nothing of a person: orders and the ledger refer to it.
alter table customers add column closed_at timestamptz;

-- Why accounts were closed, for the store, without a word of whose they were.
create table closing_reasons (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  reason text not null,
  closed_on date not null
);
create index reasons_of_store on closing_reasons (store_id, id desc);

-- Blobs to delete, unless something else names them.
create table blob_deletions (
  key text primary key,
  asked_at timestamptz not null default now()
);

-- Whom a message was for; null if nobody has an account.
alter table outbox add column customer_id bigint references customers;
create index outbox_of_customer on outbox (customer_id) where customer_id is not null;
update outbox set customer_id = customer.id from customers customer
where customer.store_id = outbox.store_id and outbox.recipient in (customer.email, customer.phone) and outbox.recipient <> '';

alter table guess_counts
  drop constraint guess_counts_purpose,
  add constraint guess_counts_purpose
    check (purpose in ('password', 'code', 'send', 'voucher', 'referral', 'bill', 'export'));

-- What is written while an account is closed waits for it, and is refused then.
create function refuse_closed() returns trigger language plpgsql as $$
begin
  perform from customers where id = new.customer_id and closed_at is not null for key share;
  if found then
    raise exception 'The account is closed';
  end if;
  return new;
end
$$;
do $$
declare
  owned text;
begin
  foreach owned in array array['attempts', 'bill_inquiries', 'bookings', 'carts', 'chats', 'customer_addresses',
    'customer_tokens', 'form_files', 'invoices', 'one_time_codes', 'orders', 'outbox', 'ride_quotes'] loop
    execute format('create trigger closed_accounts_stay before insert on %I for each row execute function refuse_closed()', owned);
  end loop;
end
$$;

create function refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'The account is closed';
end
$$;
create trigger closed_customers_stay before update on customers
  for each row when (old.closed_at is not null) execute function refuse_reopening();
