import type { Database, Queryable } from '../../../database/database';
import type { Catalogue, CatalogueItem } from '../../../store-check/catalogue-item';
import { itemRow, itemRowColumns, itemRowNames, type NumberedItem } from './item-columns';
import { addResourceRevision } from './resource-revisions';
import { replaceReviews, replaceVariants, replaceVouchers, replaceWords } from './catalogue-parts';

const names = ['parent_id', ...itemRowNames];

/** A catalogue never lowers the number of sales counted here. */
const updatedValue = (name: string) => (name === 'sold' ? 'greatest(items.sold, excluded.sold)' : `excluded.${name}`);

const upsert = `
  insert into items (store_id, id, ${names.join(', ')}) overriding system value
  select $1, given.* from jsonb_to_recordset($2::jsonb) as given (id bigint, parent_id bigint, ${itemRowColumns})
  on conflict (store_id, view_uid) do update
  set ${names.map((name) => `${name} = ${updatedValue(name)}`).join(', ')}`;

/** Existing items keep their numbers; among new items, later entries count as newer. */
async function numberItems(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  const rows = await transaction.query<{ id: number; view_uid: string }>(
    'select id, view_uid from items where store_id = $1',
    [storeId],
  );
  const ids = new Map(rows.map(({ id, view_uid }) => [view_uid, id]));
  const added = items.filter(({ view_uid }) => !ids.has(view_uid));
  const numbers = await transaction.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('items', 'id')) as id from generate_series(1, $1::int)`,
    [added.length],
  );
  const ascending = numbers.map(({ id }) => id).sort((one, other) => one - other);
  for (const [index, { view_uid }] of added.entries()) ids.set(view_uid, ascending[index] ?? 0);
  const idOf = (uid: string) => ids.get(uid) ?? 0;
  return items.map(
    (item): NumberedItem => ({
      id: idOf(item.view_uid),
      item,
      parentId: item.parent === undefined ? null : idOf(item.parent),
    }),
  );
}

async function upsertItems(
  transaction: Queryable,
  storeId: number,
  items: readonly NumberedItem[],
  positionOf: (item: CatalogueItem, index: number) => number,
) {
  const rows = items.map(({ id, item, parentId }, index) => ({
    ...itemRow(item, positionOf(item, index)),
    id,
    parent_id: parentId,
  }));
  await transaction.query(upsert, [storeId, JSON.stringify(rows)]);
}

async function replaceItems(transaction: Queryable, storeId: number, items: readonly NumberedItem[]) {
  await upsertItems(transaction, storeId, items, (_, index) => index);
  await transaction.query('delete from items where store_id = $1 and id <> all ($2::bigint[])', [
    storeId,
    items.map(({ id }) => id),
  ]);
}

/** The store's lists must be empty. */
async function replaceLists(transaction: Queryable, storeId: number, items: readonly NumberedItem[]) {
  const entries = items.flatMap(({ id, item }) => item.components.map((list) => ({ id, list })));
  await transaction.query(
    `insert into component_items (store_id, component_uid, position, item_id)
     select $1, list, row_number() over (partition by list order by place) - 1, id
     from unnest($2::text[], $3::bigint[]) with ordinality as given (list, id, place)`,
    [storeId, entries.map(({ list }) => list), entries.map(({ id }) => id)],
  );
}

/** Each statement takes the whole catalogue, and no plan depends on its size. */
export const replaceCatalogue = (database: Database, codename: string, { items, vouchers }: Catalogue) =>
  database.transaction(async (transaction) => {
    const [store] = await transaction.query<{ id: number }>('select id from stores where codename = $1 for update', [
      codename,
    ]);
    if (!store) return;
    await transaction.query('delete from component_items where store_id = $1', [store.id]);
    const numbered = await numberItems(transaction, store.id, items);
    await replaceItems(transaction, store.id, numbered);
    await replaceLists(transaction, store.id, numbered);
    await replaceVariants(transaction, store.id, numbered);
    await replaceReviews(transaction, store.id, numbered);
    await replaceWords(transaction, store.id, items);
    await replaceVouchers(transaction, store.id, vouchers);
    await addResourceRevision(transaction, store.id, 'items', `all replaced: ${items.length}`, {});
    await addResourceRevision(transaction, store.id, 'vouchers', `all replaced: ${vouchers.length}`, {});
  });

interface CatalogueChange {
  items: readonly CatalogueItem[];
  changed: ReadonlySet<string>;
  removed: readonly string[];
  isReordered: boolean;
}

/** Locks items in the same order as orders do, so that the stock does not change after it is read. */
export async function lockItems(transaction: Queryable, storeId: number, ids: readonly string[]): Promise<void> {
  const items = await transaction.query<{ id: number }>(
    'select id from items where store_id = $1 and view_uid = any ($2) order by id for no key update',
    [storeId, ids],
  );
  await transaction.query('select from variants where item_id = any ($1::bigint[]) order by id for no key update', [
    items.map(({ id }) => id),
  ]);
}

/** The items must be locked. Unchanged ones are not written. */
export async function changeCatalogue(transaction: Queryable, storeId: number, change: CatalogueChange): Promise<void> {
  const { items, changed, removed, isReordered } = change;
  const numbered = await numberItems(transaction, storeId, items);
  const positions = new Map(items.map(({ view_uid }, position) => [view_uid, position]));
  const changedItems = numbered.filter(({ item }) => changed.has(item.view_uid));

  await transaction.query('delete from component_items where store_id = $1', [storeId]);
  await upsertItems(transaction, storeId, changedItems, ({ view_uid }) => positions.get(view_uid) ?? 0);
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
  await replaceVariants(transaction, storeId, changedItems);
  await replaceReviews(transaction, storeId, changedItems);
  await replaceWords(transaction, storeId, items);
}
