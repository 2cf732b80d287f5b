-- Repeats `app.outside_hours` of the current document, which lists read with each item.
alter table stores add column outside_hours jsonb;
