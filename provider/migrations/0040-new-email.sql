-- breaks-before: 0
-- Wider: a code may make another e-mail the account's.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('register', 'phone', 'email', 'reset', 'new_email'));
