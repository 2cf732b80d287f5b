-- breaks-before: 0
-- Pictures that no form was sent with are deleted; of the earlier ones nobody knows.
alter table form_files add column is_used boolean not null default true;
alter table form_files alter column is_used set default false;
create index unused_form_files on form_files (sent_at) where not is_used;
