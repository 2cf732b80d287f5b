-- breaks-before: 0
-- Pictures that are being sent wait here as well, until something names them.
alter table blob_deletions add column due_at timestamptz not null default now();
