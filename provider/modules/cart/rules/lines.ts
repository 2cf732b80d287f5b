import { ItemType } from '../../../__generated__/codes';
import { maxAmount } from '../../../__generated__/limits';
import { closedTexts } from '../../catalogue/rules/closed-texts';
import { isPastLastDay } from '../../catalogue/rules/last-day';
import { openingOf } from '../../catalogue/rules/opening';
import { type RefusalReason, Refused } from '../../../errors/refusal';
import { detailsWithDefaults } from '../../catalogue/queries/item-columns';
import type { Sellable } from '../../catalogue/queries/sellables';
import type { CartLine } from '../queries';
import { type Choice, piecesByVariant } from './choices';

interface PricedLine {
  price: number;
  qty: number;
}

const lineTotal = ({ price, qty }: PricedLine) => price * qty;

export const subtotal = (lines: readonly PricedLine[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Grams. */
export const totalWeight = (lines: readonly { weight: number; qty: number }[]) =>
  lines.reduce((sum, { weight, qty }) => sum + weight * qty, 0);

/** Pieces per order; 0 for no limit, as always for goods without variants. */
export function orderLimit({ max_qty, details }: Pick<Sellable, 'max_qty' | 'details'>): number {
  const limits = [max_qty, detailsWithDefaults(details).max_order_qty].filter((limit) => limit > 0);
  return limits.length > 0 ? Math.min(...limits) : 0;
}

/** Regardless of the quantity. */
export function unavailableReason(item: Sellable, type: number, now: Date): RefusalReason | null {
  const { purchasable, expired_date } = detailsWithDefaults(item.details);
  if (item.type !== type || purchasable === 0) return 'NOT_PURCHASABLE';
  if (isPastLastDay(type, expired_date, now)) return 'NOT_PURCHASABLE';
  if (item.use_variant === 1 && item.variant_id === null) return 'NOT_PURCHASABLE';
  if (type === ItemType.GOODS && item.max_qty === 0 && item.variant_id === null) return 'NOT_PURCHASABLE';
  return openingOf(item, now).is_open === 0 ? 'CLOSED' : null;
}

/** @throws Refused if it cannot be bought, whatever the quantity. */
export function requireAvailable(item: Sellable, type: number, now: Date) {
  const reason = unavailableReason(item, type, now);
  if (reason === 'CLOSED') throw new Refused(reason, null, closedTexts(openingOf(item, now)));
  if (reason) throw new Refused(reason);
}

interface LineRequest {
  qty: number;
  itemQty: number;
  type: number;
  now: Date;
}

/** @throws Refused if this quantity is unavailable. */
export function validateLine(item: Sellable, { qty, itemQty, type, now }: LineRequest) {
  requireAvailable(item, type, now);
  if (item.use_quantity === 1 && qty > item.stock) throw new Refused('STOCK_SHORT');
  const limit = orderLimit(item);
  const isOverLimit = limit > 0 && itemQty > limit;
  if (isOverLimit || lineTotal({ price: item.price, qty }) > maxAmount) throw new Refused('LIMIT_REACHED');
}

export const piecesOf = (lines: readonly Pick<CartLine, 'item_id' | 'qty'>[], itemId: number) =>
  lines.reduce((sum, { item_id, qty }) => (item_id === itemId ? sum + qty : sum), 0);

/** @throws Refused for the first unavailable line. */
export function validateLines(lines: readonly CartLine[], now: Date) {
  for (const line of lines) {
    validateLine(line, { qty: line.qty, itemQty: piecesOf(lines, line.item_id), type: ItemType.GOODS, now });
  }
}

const boughtAlone = [ItemType.GOODS, ItemType.SERVICE];

/** A line of an item bought without the cart; its id is the variant's, or the item's if it has none. */
export interface ItemLine extends Sellable {
  id: string;
  qty: number;
}

/** @param sellables the item with all its variants. @throws Refused if it is unavailable */
export function itemLines(
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
  now: Date,
): ItemLine[] {
  const pieces = [...piecesByVariant(sellables, choices)];
  const itemQty = pieces.reduce((sum, [, qty]) => sum + qty, 0);
  const type = boughtAlone.find((one) => one === sellables[0].type) ?? ItemType.DIRECT_PURCHASE;
  return pieces.map(([item, qty]) => {
    validateLine(item, { qty, itemQty, type, now });
    return { ...item, id: item.variant_view_uid ?? item.list_view_uid, qty };
  });
}
