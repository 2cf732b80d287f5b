-- Wider checks and a new table: older programs go on working.
-- breaks-before: 0
-- Who entered whose code. completed_at: the first order that the friend completed since; it earns the rewards.
create table referrals (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  friend_id bigint not null unique references customers,
  referrer_id bigint not null references customers,
  entered_at timestamptz not null,
  completed_at timestamptz,
  check (friend_id <> referrer_id)
);
create index referrals_of_referrer on referrals (referrer_id, id);

alter table guess_counts
  drop constraint guess_counts_purpose_check,
  add constraint guess_counts_purpose check (purpose in ('password', 'code', 'send', 'voucher', 'referral'));
