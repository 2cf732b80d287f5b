import { goods, validateLine } from './validate-line';
import type { CartLine } from '../queries/cart-line';

/** Pieces of an item in all its variants. */
export const piecesOf = (lines: readonly Pick<CartLine, 'item_id' | 'qty'>[], itemId: number) =>
  lines.reduce((sum, { item_id, qty }) => (item_id === itemId ? sum + qty : sum), 0);

/** @throws Refused for the first line that can't be bought now as it stands. */
export function validateLines(lines: readonly CartLine[], now: Date) {
  for (const line of lines) {
    validateLine(line, { qty: line.qty, itemQty: piecesOf(lines, line.item_id), type: goods, now });
  }
}
