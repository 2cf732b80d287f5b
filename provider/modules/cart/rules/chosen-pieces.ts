import { Refused } from '../../../errors/refusal';
import type { Sellable } from '../../catalogue/queries/sellable';

/** How many of what: a variant, or the item itself. */
export interface Choice {
  view_uid: string;
  qty: number;
}

/**
 * Pieces by variant, each variant once.
 * @param sellables an item with all its variants
 * @throws Refused for a choice that the item does not offer
 */
export function chosenPieces(
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
): Map<Sellable, number> {
  const pieces = new Map<Sellable, number>();
  for (const { view_uid, qty } of choices) {
    const chosen =
      sellables.find(({ variant_view_uid }) => variant_view_uid === view_uid) ??
      sellables.find(({ variant_id, list_view_uid }) => variant_id === null && list_view_uid === view_uid);
    if (!chosen) throw new Refused(view_uid === sellables[0].list_view_uid ? 'NOT_PURCHASABLE' : 'LINE_GONE');
    pieces.set(chosen, (pieces.get(chosen) ?? 0) + qty);
  }
  return pieces;
}
