import type { CartLine } from '../../cart/cart-line';
import type { Database } from '../../database/database';
import { Refused } from '../../refusal';
import type { Clock } from '../../clock';
import { currentStore } from '../current-store';
import { type Sellable, sellableColumns, sellableJoins } from '../sellable';
import { addToCart, type Choice } from './add-to-cart';
import { linesOf, lockCart, revisionOf, takeOut } from './cart-rows';
import { type LineChange, updateCart } from './update-cart';

interface Buyer {
  id: number;
  storeId: number;
}

/** What customers are about to buy. Changes throw `Refused` and are done wholly or not at all. */
export const createCarts = (database: Database, now: Clock) => {
  /** An item as it is sold, a row a variant; empty where the store has no such item. */
  const sellables = (storeId: number, itemUid: string) =>
    database.query<Sellable>(
      `select ${sellableColumns}
       from ${currentStore} join items item on item.store_id = store.id
         left join variants variant on variant.item_id = item.id
         ${sellableJoins}
       where store.id = $1 and item.view_uid = $2 order by variant.position`,
      [storeId, itemUid],
    );

  return {
    sellables,
    lines: ({ id }: Buyer) => linesOf(database, id),
    revision: ({ id }: Buyer) => revisionOf(database, id),

    /** @returns the ids of the lines; undefined where the store has no such item. */
    async add(customer: Buyer, itemUid: string, choices: readonly Choice[]) {
      const [first, ...others] = await sellables(customer.storeId, itemUid);
      if (!first) return undefined;
      return database.transaction((transaction) =>
        addToCart(transaction, customer.id, [first, ...others], choices, now()),
      );
    },

    update: ({ id }: Buyer, changes: readonly LineChange[]) =>
      database.transaction((transaction) => updateCart(transaction, id, changes, now())),

    /** Takes out the lines for which `isMeant`; there must be one. */
    remove: ({ id }: Buyer, isMeant: (line: CartLine) => boolean) =>
      database.transaction(async (transaction) => {
        await lockCart(transaction, id);
        const meant = (await linesOf(transaction, id)).filter(isMeant);
        if (meant.length === 0) throw new Refused('LINE_GONE');
        await takeOut(
          transaction,
          id,
          meant.map((line) => line.id),
        );
      }),
  };
};
