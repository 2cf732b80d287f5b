import type { Queryable } from '../../../database/database';

/** The ids, among the given ones, of items that the store has. */
export async function existingItems(connection: Queryable, codename: string, items: readonly string[]) {
  const rows = await connection.query<{ view_uid: string }>(
    `select item.view_uid from items item join stores store on store.id = item.store_id
     where store.codename = $1 and item.view_uid = any ($2)`,
    [codename, items],
  );
  return new Set(rows.map(({ view_uid }) => view_uid));
}
