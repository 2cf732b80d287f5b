-- A nullable column: older programs go on working.
-- breaks-before: 0
alter table ledger_entries disable trigger entries_stay;
alter table ledger_entries add column invoice_id bigint references invoices;
update ledger_entries set invoice_id = split_part(key, ' ', 2)::bigint where key ~ '^invoice \d+$';
alter table ledger_entries enable trigger entries_stay;
create index entries_of_invoice on ledger_entries (invoice_id);
