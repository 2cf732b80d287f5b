import type { Database, Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/current-store';
import { type Sellable, sellableColumns, sellableJoins } from './sellable';

/** A row a variant, one row without any; none where the store has no such item. */
export const sellablesOf = (database: Queryable, storeId: number, itemUid: string) =>
  database.query<Sellable>(
    `select ${sellableColumns}
     from ${currentStore} join items item on item.store_id = store.id
       left join variants variant on variant.item_id = item.id
       ${sellableJoins}
     where store.id = $1 and item.view_uid = $2 order by variant.position`,
    [storeId, itemUid],
  );

/** Items as they are sold now. */
export const createSellables = (database: Database) => ({
  /** An item with all its variants. */
  ofItem: (storeId: number, itemUid: string) => sellablesOf(database, storeId, itemUid),
});
