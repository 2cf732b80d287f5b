import type { CartLine } from '../queries/cart-line';
import type { Choice } from './chosen-pieces';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { Sellable } from '../../catalogue/queries/sellable';
import { addToCart } from './add-to-cart';
import { linesOf, lockCart, revisionOf, takeOut } from '../queries/cart-rows';
import { type LineChange, updateCart } from './update-cart';

interface Buyer {
  id: number;
}

/** What customers are about to buy. Changes throw `Refused`, and are done wholly or not at all. */
export const createCarts = (database: Database, now: Clock) => ({
  lines: ({ id }: Buyer) => linesOf(database, id),
  revision: ({ id }: Buyer) => revisionOf(database, id),

  /** Adds an item, given with all its variants; answers the ids of the lines. */
  add: ({ id }: Buyer, sellables: readonly [Sellable, ...Sellable[]], choices: readonly Choice[]) =>
    database.transaction((transaction) => addToCart(transaction, id, sellables, choices, now())),

  update: ({ id }: Buyer, changes: readonly LineChange[]) =>
    database.transaction((transaction) => updateCart(transaction, id, changes, now())),

  /** Takes out the lines for which `isMeant`; there must be one. */
  remove: ({ id }: Buyer, isMeant: (line: CartLine) => boolean) =>
    database.transaction(async (transaction) => {
      await lockCart(transaction, id);
      const meant = (await linesOf(transaction, id)).filter(isMeant).map((line) => line.id);
      if (meant.length === 0) throw new Refused('LINE_GONE');
      await takeOut(transaction, id, meant);
    }),
});
