import { type Sellable, sellableColumns, sellableJoins } from '../catalogue/queries/sellables';
import type { Queryable } from '../../database/database';
import { currentStore } from '../stores/queries/stores';

export interface CartLine extends Sellable {
  id: number;
  qty: number;
  checked: boolean;
}

/** Lines of one seller, sent from one city. */
export const groupOf = ({ shop, city }: Pick<CartLine, 'shop' | 'city'>) => `${shop?.view_uid ?? ''} ${city}`;

export function groupLines<Line extends Pick<CartLine, 'shop' | 'city'>>(lines: readonly Line[]): [Line, ...Line[]][] {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const group = groups.get(groupOf(line));
    if (group) group.push(line);
    else groups.set(groupOf(line), [line]);
  }
  return [...groups.values()];
}

/** Lines whose item still exists, in the order in which they were added. */
export const linesOf = (database: Queryable, customerId: number) =>
  database.query<CartLine>(
    `select line.id, line.quantity as qty, line.checked, ${sellableColumns}
     from cart_lines line
       join items item on item.id = line.item_id
       left join variants variant on variant.id = line.variant_id
       join ${currentStore} on store.id = item.store_id
       ${sellableJoins}
     where line.customer_id = $1 order by line.id`,
    [customerId],
  );

export interface LostLine {
  title: string;
  variant_name: string | null;
}

const maxLosses = 20;

/** Lines removed from the cart in the last week because their item is no longer sold. */
export const lossesOf = (database: Queryable, customerId: number, now: Date) =>
  database.query<LostLine>(
    `select title, variant_name from cart_losses
     where customer_id = $1 and lost_at > $2::timestamptz - interval '7 days'
     order by lost_at, title, variant_name limit ${maxLosses}`,
    [customerId, now],
  );

export const dropLosses = (transaction: Queryable, customerId: number) =>
  transaction.query('delete from cart_losses where customer_id = $1', [customerId]);

/** Increments the cart's revision and locks it until the transaction ends. */
export async function lockCart(transaction: Queryable, customerId: number): Promise<void> {
  await transaction.query(
    `insert into carts (customer_id, revision) values ($1, 1)
     on conflict (customer_id) do update set revision = carts.revision + 1`,
    [customerId],
  );
}

interface AddedPieces {
  /** Null for an item without variants. */
  variant_id: number | null;
  quantity: number;
}

/** Adds to existing lines, which stay checked or not. @returns the ids of the lines */
export async function addPieces(
  transaction: Queryable,
  customerId: number,
  itemId: number,
  pieces: readonly AddedPieces[],
  isChecked: boolean,
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `insert into cart_lines (customer_id, item_id, variant_id, quantity, checked)
     select $1, $2, variant_id, quantity, $5 from unnest($3::bigint[], $4::integer[]) as given (variant_id, quantity)
     on conflict (customer_id, item_id, variant_id) do update
     set quantity = cart_lines.quantity + excluded.quantity
     returning id`,
    [customerId, itemId, pieces.map(({ variant_id }) => variant_id), pieces.map(({ quantity }) => quantity), isChecked],
  );
  return rows.map(({ id }) => id);
}

export const saveLines = (
  transaction: Queryable,
  customerId: number,
  lines: readonly Pick<CartLine, 'id' | 'qty' | 'checked'>[],
) =>
  transaction.query(
    `update cart_lines line set quantity = given.qty, checked = given.checked
     from jsonb_to_recordset($2::jsonb) as given (id bigint, qty integer, checked boolean)
     where line.customer_id = $1 and line.id = given.id`,
    [customerId, JSON.stringify(lines.map(({ id, qty, checked }) => ({ id, qty, checked })))],
  );

export async function removeLines(transaction: Queryable, customerId: number, lineIds: readonly number[]) {
  const deleted = await transaction.query(
    'delete from cart_lines where customer_id = $1 and id = any ($2::bigint[]) returning id',
    [customerId, lineIds],
  );
  return deleted.length;
}

/** 0 before the first change. */
export async function revisionOf(database: Queryable, customerId: number): Promise<number> {
  const [cart] = await database.query<{ revision: number }>('select revision from carts where customer_id = $1', [
    customerId,
  ]);
  return cart?.revision ?? 0;
}
