-- breaks-before: 0
-- The types are the contract's own to name: store files and replies are checked by it.
alter table items drop constraint items_type_check;
alter table items add constraint items_type_check check (type >= 0);
