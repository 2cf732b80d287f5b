-- breaks-before: 0
-- What goes back to a customer, of an order or an invoice: to the balance at once, else by hand until somebody says that it is done.
create table refunds (
  id bigint generated always as identity primary key,
  unique_id text not null unique,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  order_id bigint references orders,
  invoice_id bigint references invoices,
  cause text not null check (cause in ('cancelled', 'rejected', 'expired', 'failed', 'part', 'late')),
  route text not null check (route in ('balance', 'store', 'seller')),
  amount bigint not null check (amount > 0),
  reference text not null default '',
  opened_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  check ((order_id is null) <> (invoice_id is null)),
  check (route <> 'balance' or done_at is not null)
);
create unique index whole_refund_of_order on refunds (order_id) where cause not in ('part', 'late');
create index refunds_of_order on refunds (order_id);
create index refunds_of_invoice on refunds (invoice_id);
create index refunds_of_customer on refunds (customer_id);
create index refunds_to_pay_out on refunds (store_id, due_at) where done_at is null;

-- owed: to customers, until it is paid out.
alter table ledger_accounts
  drop constraint accounts_kind,
  add constraint accounts_kind check (kind in
    ('wallet', 'held', 'sales', 'external', 'vouchers', 'rewards', 'referrals', 'points', 'points_issued', 'owed'));
alter table ledger_entries
  drop constraint entries_reason,
  add constraint entries_reason check (reason in
    ('top_up', 'fee', 'payment', 'refund', 'earned', 'cashback', 'withdrawal', 'withdrawal_returned', 'withdrawal_paid',
     'points', 'exchange', 'reward', 'referral', 'invoice', 'other', 'refund_owed', 'refund_paid'));

-- What was given back to the world outside until now was paid out by nobody: it is owed.
insert into refunds (unique_id, store_id, customer_id, order_id, cause, route, amount, opened_at, due_at, done_at)
select md5('refund of order ' || bought.id), bought.store_id, bought.customer_id, bought.id,
  case when bought.status = -2 then 'cancelled' when bought.status = -3 then 'expired' when bought.status = -4 then 'failed'
    when last_step.moved_by = 'clock' then 'failed' else 'rejected' end,
  case when payee.kind = 'wallet' then 'balance' when bought.payment_type = 1 then 'seller' else 'store' end,
  entry.amount, entry.made_at, entry.made_at + interval '3 days', case when payee.kind = 'wallet' then entry.made_at end
from ledger_entries entry
join ledger_accounts payee on payee.id = entry.to_account
join orders bought on bought.id = entry.order_id
left join lateral (
  select moved_by from order_steps where order_id = bought.id order by id desc limit 1
) last_step on true
where entry.key = 'returned ' || bought.id;

insert into ledger_accounts (store_id, kind)
select distinct store_id, 'owed' from refunds where done_at is null;

with entry as (
  insert into ledger_entries (key, reason, from_account, to_account, amount, order_id, made_at)
  select 'owed ' || refund.id, 'refund_owed', outside.id, owed.id, refund.amount, refund.order_id, refund.opened_at
  from refunds refund
  join ledger_accounts outside on outside.store_id = refund.store_id and outside.kind = 'external'
  join ledger_accounts owed on owed.store_id = refund.store_id and owed.kind = 'owed'
  where refund.done_at is null
  returning from_account, to_account, amount
), change as (
  select account, sum(amount)::bigint as amount from (
    select to_account as account, amount from entry union all select from_account, -amount from entry
  ) leg group by account
)
update ledger_accounts account set balance = account.balance + change.amount from change where account.id = change.account;
