import type { Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';

/** The store that a person has belonged to longest; null if there is none. */
export async function storeForMailTo(queryable: Queryable, staffId: number | null): Promise<number | null> {
  const [row] = await queryable.query<{ storeId: number }>(
    'select store_id as "storeId" from memberships where staff_id = $1 order by joined_at, store_id limit 1',
    [staffId],
  );
  return row?.storeId ?? null;
}

export async function storeName(queryable: Queryable, storeId: number): Promise<string> {
  const [row] = await queryable.query<{ name: string }>(
    `select revision.document #>> '{app,name}' as name from ${currentStore} where store.id = $1`,
    [storeId],
  );
  return row?.name ?? '';
}
