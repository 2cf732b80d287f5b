import type { Queryable } from '../../../database/database';
import type { CatalogueItem } from '../../../store-check/catalogue-item';

/** The words of a store's titles, in the place of those that it had. */
export async function replaceWords(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  await transaction.query('delete from store_words where store_id = $1', [storeId]);
  await transaction.query(
    `insert into store_words (store_id, word)
     select distinct $1::bigint, word from unnest($2::text[]) as title, unnest(words_of(title)) as word`,
    [storeId, items.map(({ title }) => title)],
  );
}
