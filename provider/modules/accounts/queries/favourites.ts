import { maxFavourites } from '../../../__generated__/limits';
import type { components } from '../../../__generated__/rest';
import type { Database, Queryable } from '../../../database/database';

type Favourite = components['schemas']['Favourite'];

export interface Owner {
  id: number;
  storeId: number;
}

export const createFavouriteRows = (database: Database) => ({
  /** Newest first. */
  list: (customerId: number) =>
    database.query<Favourite>(
      `select item_uid as view_uid, title, image from favourites where customer_id = $1
       order by id desc limit ${maxFavourites}`,
      [customerId],
    ),

  remove: (customerId: number, itemUid: string) =>
    database.query('delete from favourites where customer_id = $1 and item_uid = $2', [customerId, itemUid]),
});

/** Makes changes to one customer's favourites wait for each other, so that the count is right. */
export const lockFavourites = (transaction: Queryable, customerId: number) =>
  transaction.query('select from customers where id = $1 for no key update', [customerId]);

export async function countFavourites(transaction: Queryable, customerId: number): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*)::int as count from favourites where customer_id = $1',
    [customerId],
  );
  return row?.count ?? 0;
}

/** The items that exist in the store and are not favourites yet, in the given order. */
export async function newFavourites(transaction: Queryable, { id, storeId }: Owner, itemUids: readonly string[]) {
  const rows = await transaction.query<{ item_uid: string }>(
    `select item.view_uid as item_uid from items item
     where item.store_id = $2 and item.view_uid = any ($3::text[])
       and not exists (select from favourites where customer_id = $1 and item_uid = item.view_uid)
     order by array_position($3::text[], item.view_uid)`,
    [id, storeId, itemUids],
  );
  return rows.map(({ item_uid }) => item_uid);
}

export async function hasItem(transaction: Queryable, storeId: number, itemUid: string): Promise<boolean> {
  const rows = await transaction.query('select from items where store_id = $1 and view_uid = $2', [storeId, itemUid]);
  return rows.length > 0;
}

/** @param itemUids items of the store, newest first */
export const addFavourites = (
  transaction: Queryable,
  { id, storeId }: Owner,
  itemUids: readonly string[],
  addedAt: Date,
) =>
  transaction.query(
    `insert into favourites (customer_id, item_uid, title, image, added_at)
     select $1, item.view_uid, item.title, item.image, $4 from items item
     where item.store_id = $2 and item.view_uid = any ($3::text[])
     order by array_position($3::text[], item.view_uid) desc
     on conflict do nothing`,
    [id, storeId, itemUids, addedAt],
  );
