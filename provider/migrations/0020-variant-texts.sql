-- Texts of a variant in English, as the catalogue's schema has them.
alter table variants add column en jsonb;
