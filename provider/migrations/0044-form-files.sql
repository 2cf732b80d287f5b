-- breaks-before: 0
-- Pictures that customers sent for forms, by the code that their browser gave each.
create table form_files (
  customer_id bigint not null references customers,
  view_uid text not null,
  blob_key text not null,
  sent_at timestamptz not null,
  primary key (customer_id, view_uid)
);
