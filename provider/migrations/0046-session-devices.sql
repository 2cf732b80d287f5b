-- breaks-before: 0
-- By what customers tell their sessions apart.
alter table customer_tokens
  add view_uid text not null default replace(gen_random_uuid()::text, '-', ''),
  add device text not null default '',
  add seen_at timestamptz;
update customer_tokens set seen_at = created_at;
create unique index token_uids on customer_tokens (view_uid);
