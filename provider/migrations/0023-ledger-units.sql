-- Wider checks, and columns with defaults: older programs go on working.
-- breaks-before: 0
-- points: of a customer. points_issued: points that a store gave. rewards, referrals: money given away for points and friends.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  drop constraint ledger_accounts_check,
  drop constraint ledger_accounts_check1,
  add constraint accounts_kind check (kind in
    ('wallet', 'held', 'sales', 'external', 'vouchers', 'rewards', 'referrals', 'points', 'points_issued')),
  add constraint accounts_covered check (kind not in ('wallet', 'points') or balance >= 0),
  add constraint accounts_customer check ((kind in ('wallet', 'points')) = (customer_id is not null)),
  add column unit text not null generated always as
    (case when kind in ('points', 'points_issued') then 'points' else 'rupiah' end) stored,
  add constraint accounts_unit unique (id, unit);

alter table ledger_entries disable trigger entries_stay;
alter table ledger_entries
  add column unit text not null default 'rupiah',
  add column reason text not null default 'other',
  add column order_id bigint references orders;
update ledger_entries set
  order_id = case when key ~ '^(paid|returned|earned|cashback) \d+$' then split_part(key, ' ', 2)::bigint end,
  reason = case split_part(key, ' ', 1)
    when 'paid' then 'payment' when 'returned' then 'refund' when 'earned' then 'earned' when 'cashback' then 'cashback'
    when 'invoice' then 'invoice'
    else 'other' end;
alter table ledger_entries
  add constraint entries_reason check (reason in
    ('top_up', 'fee', 'payment', 'refund', 'earned', 'cashback', 'withdrawal', 'withdrawal_returned', 'withdrawal_paid',
     'points', 'exchange', 'reward', 'referral', 'invoice', 'other')),
  -- An entry cannot turn points into rupiah.
  add foreign key (from_account, unit) references ledger_accounts (id, unit),
  add foreign key (to_account, unit) references ledger_accounts (id, unit);
alter table ledger_entries enable trigger entries_stay;
drop index entries_from, entries_to;
create index entries_from on ledger_entries (from_account, made_at, id);
create index entries_to on ledger_entries (to_account, made_at, id);
create index entries_of_order on ledger_entries (order_id);
