import { groupOf } from '../queries/cart-line';
import { type Choice, chosenPieces } from './chosen-pieces';
import { goods, validateLine } from './validate-line';
import { piecesOf } from './validate-lines';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { Sellable } from '../../catalogue/queries/sellable';
import { linesOf, lockCart } from '../queries/cart-rows';

const mostLines = 100;

/**
 * Adds to what is there already. New lines are checked unless those of another group are.
 * @returns the ids of the lines.
 */
export async function addToCart(
  transaction: Queryable,
  customerId: number,
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
  now: Date,
): Promise<number[]> {
  await lockCart(transaction, customerId);
  const lines = await linesOf(transaction, customerId);
  const wanted = chosenPieces(sellables, choices);
  const [first] = sellables;
  const itemQty = piecesOf(lines, first.item_id) + [...wanted.values()].reduce((sum, qty) => sum + qty, 0);
  const isThere = ({ item_id, variant_id }: Sellable) =>
    lines.find((line) => line.item_id === item_id && line.variant_id === variant_id);

  for (const [item, qty] of wanted) {
    validateLine(item, { qty: qty + (isThere(item)?.qty ?? 0), itemQty, type: goods, now });
  }
  const added = [...wanted.keys()].filter((item) => !isThere(item)).length;
  if (lines.length + added > mostLines) throw new Refused('LIMIT_REACHED');

  const others = lines.some((line) => line.checked && groupOf(line) !== groupOf(first));
  const kept = await transaction.query<{ id: number }>(
    `insert into cart_lines (customer_id, item_id, variant_id, quantity, checked)
     select $1, $2, variant_id, quantity, $5 from unnest($3::bigint[], $4::integer[]) as given (variant_id, quantity)
     on conflict (customer_id, item_id, variant_id) do update
     set quantity = cart_lines.quantity + excluded.quantity
     returning id`,
    [customerId, first.item_id, [...wanted.keys()].map(({ variant_id }) => variant_id), [...wanted.values()], !others],
  );
  return kept.map(({ id }) => id);
}
