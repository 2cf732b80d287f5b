create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- A text's words in small letters without accents, one space between them. What is neither letter nor digit parts
-- words; of a long one, 40 letters count. (As plpgsql, functions like these are many times faster than as sql.)
create function plain_words(given text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return btrim(regexp_replace(
    regexp_replace(
      lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g')),
      '[^0-9a-z\u00c0-\u1fff\u2c00-\u2dff\u3040-\U0010ffff]+', ' ', 'g'
    ),
    '([^ ]{40})[^ ]+', '\1', 'g'
  ));
end
$$;

-- Each word once.
create function words_of(given text) returns text[]
language sql immutable strict parallel safe as $$
  select array(select distinct word from unnest(string_to_array(plain_words(given), ' ')) as word order by 1)
$$;

-- Each term begins with its store, so that a search reads no entry of another: t words of the title, c of the content.
create function search_terms(store_id bigint, title text, content text) returns tsvector
language plpgsql immutable strict parallel safe as $$
declare
  titled text := plain_words(title);
  contained text := plain_words(regexp_replace(left(content, 4000), '<[^>]*>|&#?[a-z0-9]+;', ' ', 'gi'));
begin
  return array_to_tsvector(
    string_to_array(regexp_replace(titled, '([^ ]+)', store_id || 't\1', 'g'), ' ')
    || string_to_array(regexp_replace(contained, '([^ ]+)', store_id || 'c\1', 'g'), ' ')
  );
end
$$;

-- The same for a word whose letters changed places.
create function letters_of(word text) returns text
language sql immutable strict parallel safe as $$
  select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') as letter
$$;

alter table items
  add column terms tsvector generated always as (search_terms(store_id, title, content)) stored,
  add column place cube generated always as (ll_to_earth(lat, lng)) stored,
  -- Where the cheapest come first, what has no price comes last.
  add column rank_by_price bigint generated always as (case price when 0 then 9007199254740991 else price end) stored;

create index items_by_term on items using gin (terms) with (fastupdate = off);
create index items_by_place on items using gist (store_id, place) where place is not null;
create index items_by_age on items (store_id, id) include (type, label_search, parent_id);
create index items_by_sold on items (store_id, sold, id) include (label_search, parent_id);
create index items_by_price on items (store_id, price, id) include (label_search, parent_id);
create index items_by_price_rank on items (store_id, rank_by_price, id) include (label_search, parent_id);
create index items_of_label on items (store_id, label_search, sold, id) where label_search <> '';

-- What a store's titles are made of, to find the words that a misspelt one may mean.
create table store_words (
  store_id bigint not null references stores,
  word text not null,
  letters text not null generated always as (letters_of(word)) stored,
  primary key (store_id, word)
);
create index words_by_likeness on store_words using gin (store_id, word gin_trgm_ops);
create index words_by_letters on store_words (store_id, letters);

insert into store_words (store_id, word)
select distinct item.store_id, word from items item, unnest(words_of(item.title)) as word;
