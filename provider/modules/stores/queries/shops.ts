import type { Database } from '../../../database/database';

const shop = 4;

/** Who sells in a store: its shops and itself. */
export const createShops = (database: Database) => ({
  /** The shop of that id; null for the store itself, by its id or none. Undefined where the store has no such shop. */
  async supplier(storeId: number, uid: string): Promise<{ shopId: number | null } | undefined> {
    const [found] = await database.query<{ shop_id: number | null }>(
      `select shop.id as shop_id from stores store
         left join items shop on shop.store_id = store.id and shop.view_uid = $2 and shop.type = ${shop}
       where store.id = $1 and (shop.id is not null or $2 in ('', store.view_uid))`,
      [storeId, uid],
    );
    return found && { shopId: found.shop_id };
  },
});
