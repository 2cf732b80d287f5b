-- breaks-before: 0
-- Searches of a store with a million items read no more than those of a small one.

-- What few items of a store are rated.
create index items_by_rating on items (store_id, review_rating);
