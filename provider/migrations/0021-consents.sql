-- What a customer agreed to when the account was made, and when; null in accounts that are older.
alter table registrations add column consent_version text;
alter table registrations add column consented_at timestamptz;
alter table customers add column consent_version text;
alter table customers add column consented_at timestamptz;
