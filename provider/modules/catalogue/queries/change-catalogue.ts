import type { Queryable } from '../../../database/database';
import type { CatalogueItem } from '../../../store-check/catalogue-item';
import { numberItems, replaceLists, upsertItems } from './replace-catalogue';
import { replaceReviews } from './replace-reviews';
import { replaceVariants } from './replace-variants';
import { replaceWords } from './replace-words';

export interface CatalogueChange {
  /** All that the store is to have, in order. */
  items: readonly CatalogueItem[];
  /** Ids of those that are new or differ from before. */
  changed: ReadonlySet<string>;
  removed: readonly string[];
  isReordered: boolean;
}

/** Locks items and their variants in the order in which orders lock them, so that their stock stays as it is read. */
export async function lockItems(transaction: Queryable, storeId: number, ids: readonly string[]): Promise<void> {
  const items = await transaction.query<{ id: number }>(
    'select id from items where store_id = $1 and view_uid = any ($2) order by id for no key update',
    [storeId, ids],
  );
  await transaction.query('select from variants where item_id = any ($1::bigint[]) order by id for no key update', [
    items.map(({ id }) => id),
  ]);
}

/** Writes a change of a catalogue whose items are locked; what does not change is not written. */
export async function changeCatalogue(transaction: Queryable, storeId: number, change: CatalogueChange): Promise<void> {
  const { items, changed, removed, isReordered } = change;
  const numbered = await numberItems(transaction, storeId, items);
  const positions = new Map(items.map(({ view_uid }, position) => [view_uid, position]));
  const written = numbered.filter(({ item }) => changed.has(item.view_uid));

  await transaction.query('delete from component_items where store_id = $1', [storeId]);
  await upsertItems(transaction, storeId, written, ({ view_uid }) => positions.get(view_uid) ?? 0);
  await transaction.query('delete from items where store_id = $1 and view_uid = any ($2)', [storeId, removed]);
  if (isReordered || removed.length > 0) {
    await transaction.query(
      `update items item set position = given.position
       from unnest($2::bigint[], $3::int[]) as given (id, position)
       where item.store_id = $1 and item.id = given.id and item.position <> given.position`,
      [storeId, numbered.map(({ id }) => id), numbered.map((_, position) => position)],
    );
  }
  await replaceLists(transaction, storeId, numbered);
  await replaceVariants(transaction, storeId, written);
  await replaceReviews(transaction, storeId, written);
  await replaceWords(transaction, storeId, items);
}
