import type { Queryable } from '../database/database';

/** The words of a store's titles, in the place of those that it had. */
export async function replaceWords(transaction: Queryable, storeId: number) {
  await transaction.query('delete from store_words where store_id = $1', [storeId]);
  await transaction.query(
    `insert into store_words (store_id, word)
     select distinct $1::bigint, word from items item, unnest(words_of(item.title)) as word where item.store_id = $1`,
    [storeId],
  );
}
