import { groupOf, linesOf, lockCart, type CartLine, revisionOf, takeOut } from '../queries';
import { type Choice, chosenPieces, type LineChange } from './choices';
import { goods, validateLine, piecesOf } from './lines';
import type { Queryable, Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { Sellable } from '../../catalogue/queries/sellables';
import type { Clock } from '../../../clock';

const mostLines = 100;

/**
 * Adds to what is there already. New lines are checked unless those of another group are.
 * @returns the ids of the lines.
 */
async function addToCart(
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

/** Fewer pieces are always taken, and checks too: what can't be bought as it stands is said at the checkout. */
async function updateCart(
  transaction: Queryable,
  customerId: number,
  changes: readonly LineChange[],
  now: Date,
): Promise<void> {
  await lockCart(transaction, customerId);
  const before = await linesOf(transaction, customerId);
  const changed = new Map(changes.map((change) => [change.view_uid, change]));
  if ([...changed.keys()].some((id) => !before.some((line) => String(line.id) === id))) throw new Refused('LINE_GONE');

  const after = before.map((line) => {
    const change = changed.get(String(line.id));
    return change ? { ...line, qty: change.qty, checked: change.checked === 1 } : line;
  });
  for (const [index, line] of after.entries()) {
    if (line.qty <= (before[index]?.qty ?? 0)) continue;
    validateLine(line, { qty: line.qty, itemQty: piecesOf(after, line.item_id), type: goods, now });
  }
  if (new Set(after.filter(({ checked }) => checked).map(groupOf)).size > 1) throw new Refused('SEVERAL_GROUPS');

  await transaction.query(
    `update cart_lines line set quantity = given.qty, checked = given.checked
     from jsonb_to_recordset($2::jsonb) as given (id bigint, qty integer, checked boolean)
     where line.customer_id = $1 and line.id = given.id`,
    [customerId, JSON.stringify(after.map(({ id, qty, checked }) => ({ id, qty, checked })))],
  );
}

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
