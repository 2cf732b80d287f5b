-- What a variant is made of, as the catalogue's schema has it, and a picture of its own.
alter table variants add column image text;
alter table variants add column options jsonb;
