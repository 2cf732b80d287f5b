-- Emptied and written now and then, to learn whether anything can be written at all.
create table write_probe (probed_at timestamptz not null);
