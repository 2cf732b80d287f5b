-- breaks-before: 0
-- What customers sent with the forms of a store's pages, in the words of that time.
create table form_answers (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores,
  customer_id bigint not null references customers,
  form_uid text not null,
  title text not null,
  lines jsonb not null,
  sent_at timestamptz not null
);
create index answers_of_customer on form_answers (customer_id, sent_at desc);
create trigger closed_accounts_stay before insert on form_answers for each row execute function refuse_closed();
