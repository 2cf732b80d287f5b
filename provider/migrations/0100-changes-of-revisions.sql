-- What a revision changed of the one before it, as people read it; empty for those that are older than this column.
alter table revision_moves add column changes text[] not null default '{}';
