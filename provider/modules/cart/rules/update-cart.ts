import { groupOf } from '../queries/cart-line';
import { goods, validateLine } from './validate-line';
import { piecesOf } from './validate-lines';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { linesOf, lockCart } from '../queries/cart-rows';

/** What a line becomes; `view_uid` is the line's id. */
export interface LineChange {
  view_uid: string;
  qty: number;
  checked: number;
}

/** Fewer pieces are always taken, and checks too: what can't be bought as it stands is said at the checkout. */
export async function updateCart(
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
