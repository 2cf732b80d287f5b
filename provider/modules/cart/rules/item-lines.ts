import type { Sellable } from '../../catalogue/queries/sellable';
import { type Choice, chosenPieces } from './chosen-pieces';
import { directPurchase, goods, validateLine } from './validate-line';

/** A line of an item that is bought by itself; its id is the variant's, or the item's where it has none. */
export interface ItemLine extends Sellable {
  id: string;
  qty: number;
}

/**
 * The lines of an item that is bought by itself, in place of the cart: goods, or a direct purchase.
 * @param sellables the item with all its variants
 * @throws Refused where it can't be bought now
 */
export function itemLines(
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
  now: Date,
): ItemLine[] {
  const pieces = [...chosenPieces(sellables, choices)];
  const itemQty = pieces.reduce((sum, [, qty]) => sum + qty, 0);
  const type = sellables[0].type === goods ? goods : directPurchase;
  return pieces.map(([item, qty]) => {
    validateLine(item, { qty, itemQty, type, now });
    return { ...item, id: item.variant_view_uid ?? item.list_view_uid, qty };
  });
}
