import type { Database, Queryable } from '../database/database';
import type { CatalogueItem } from '../store-check/catalogue-item';
import { itemRow, itemRowColumns, itemRowNames } from './item-row';
import { replaceReviews } from './replace-reviews';
import { replaceVariants } from './replace-variants';
import { replaceWords } from './replace-words';

const upsert = `
  insert into items (store_id, ${itemRowNames.join(', ')})
  select $1, given.* from jsonb_to_recordset($2::jsonb) as given (${itemRowColumns})
  order by given.position
  on conflict (store_id, view_uid) do update
  set ${itemRowNames.map((name) => `${name} = excluded.${name}`).join(', ')}, parent_id = null`;

/** Items keep their numbers. Of the new ones, the later in the catalogue is the newer. */
async function replaceItems(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  const given = [storeId, JSON.stringify(items.map(itemRow))];
  await transaction.query(upsert, given);
  await transaction.query(
    `delete from items where store_id = $1
     and view_uid not in (select view_uid from jsonb_to_recordset($2::jsonb) as given (view_uid text))`,
    given,
  );
}

async function replacePlaces(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  const places = items.map(({ view_uid, parent, components }, position) => ({
    view_uid,
    parent,
    components,
    position,
  }));
  const given = [storeId, JSON.stringify(places)];
  await transaction.query(
    `update items item set parent_id = parent.id
     from jsonb_to_recordset($2::jsonb) as given (view_uid text, parent text)
     join items parent on parent.store_id = $1 and parent.view_uid = given.parent
     where item.store_id = $1 and item.view_uid = given.view_uid`,
    given,
  );
  await transaction.query(
    `insert into component_items (store_id, component_uid, position, item_id)
     select $1, list, row_number() over (partition by list order by given.position) - 1, item.id
     from jsonb_to_recordset($2::jsonb) as given (view_uid text, position integer, components text[])
     join items item on item.store_id = $1 and item.view_uid = given.view_uid
     cross join unnest(given.components) as list`,
    given,
  );
}

/** All statements take the whole catalogue at once, in one transaction. */
export const replaceCatalogue = (database: Database, codename: string, items: readonly CatalogueItem[]) =>
  database.transaction(async (transaction) => {
    const [store] = await transaction.query<{ id: number }>('select id from stores where codename = $1 for update', [
      codename,
    ]);
    if (!store) return;
    await transaction.query('delete from component_items where store_id = $1', [store.id]);
    await replaceItems(transaction, store.id, items);
    await replacePlaces(transaction, store.id, items);
    await replaceVariants(transaction, store.id, items);
    await replaceReviews(transaction, store.id, items);
    await replaceWords(transaction, store.id);
  });
