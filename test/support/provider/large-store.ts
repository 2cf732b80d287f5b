import type { Database } from '../../../provider/database/database';

export interface LargeItem {
  view_uid: string;
  title: string;
  content: string;
  price: number;
  sold: number;
  review_rating: number;
  label_search: string;
  lat: number | null;
  lng: number | null;
}

/** The words of titles, by how many items have them: most, some, few, those that sell well, and those that do not. */
const wordsOf = (index: number, sold: number) => [
  'Barang',
  ...(index % 2 === 0 ? ['umumnya'] : []),
  ...(index % 60 === 8 ? ['kadangkala'] : []),
  ...(index % 900 === 11 ? ['langka'] : []),
  ...(sold > 950 ? ['terlaris'] : []),
  ...(sold < 50 ? ['terbengkalai'] : []),
];

const labels = ['', 'sayur', 'buah'];

/** Items in an order that has nothing to do with what they sell; every fourth has one of few places. */
export const largeItems = (count: number): LargeItem[] =>
  Array.from({ length: count }, (_, index) => {
    const sold = (index * 7919) % 1000;
    const hasPlace = index % 4 === 0;
    return {
      view_uid: `b${index}`,
      title: wordsOf(index, sold).join(' '),
      content: index % 3 === 0 ? '<p>Untuk keluarga</p>' : '',
      price: ((index * 104_729) % 2_000) * 50,
      sold,
      review_rating: index % 700 === 5 ? 5 : 3 + (index % 10) / 10,
      label_search: index % 800 === 3 ? 'jarang' : (labels[index % 3] ?? ''),
      lat: hasPlace ? ((index * 31) % 700) / 100 : null,
      lng: hasPlace ? 107 : null,
    };
  });

/** Fills a store faster than a file can, and beyond its limit. Items get ascending numbers. */
export async function fillLargeStore(database: Database, codename: string, items: readonly LargeItem[]) {
  await database.query(
    `insert into items (store_id, view_uid, position, type, title, content, price, price_before_discount, style, quantity,
       use_quantity, max_qty, weight, is_open, close_status, text_buy, label_search, lat, lng, sold, review_rating,
       discussion_count, url, action)
     select store.id, given.view_uid, row_number() over (order by place) - 1, 0, given.title, given.content, given.price, 0, 0, 5,
       1, 0, 100, 1, '', '', given.label_search, given.lat, given.lng, given.sold, given.review_rating, 0, '', 0
     from stores store, rows from (jsonb_to_recordset($2::jsonb) as (view_uid text, title text, content text,
       price bigint, label_search text, lat float8, lng float8, sold integer, review_rating float8)) with ordinality
       as given (view_uid, title, content, price, label_search, lat, lng, sold, review_rating, place)
     where store.codename = $1 order by place`,
    [codename, JSON.stringify(items)],
  );
  await database.query(
    `insert into store_words (store_id, word)
     select distinct store_id, word from items, unnest(words_of(title)) word
     where store_id = (select id from stores where codename = $1) on conflict do nothing`,
    [codename],
  );
  await database.script('analyze items; analyze store_words');
}
