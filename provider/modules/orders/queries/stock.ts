import type { Queryable } from '../../../database/database';

export interface StockQuantity {
  itemId: number;
  variantId: number | null;
  quantity: number;
}

interface PiecesByRow {
  ids: number[];
  pieces: number[];
}

/** Sorted by row number, so that locks are always taken in the same order. */
function piecesByRow(
  quantities: readonly StockQuantity[],
  rowOf: (entry: StockQuantity) => number | null,
): PiecesByRow {
  const sums = new Map<number, number>();
  for (const entry of quantities) {
    const id = rowOf(entry);
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + entry.quantity);
  }
  const ids = [...sums.keys()].sort((one, other) => one - other);
  return { ids, pieces: ids.map((id) => sums.get(id) ?? 0) };
}

const rowsOf = (quantities: readonly StockQuantity[]): [table: 'items' | 'variants', rows: PiecesByRow][] => [
  ['items', piecesByRow(quantities, ({ itemId, variantId }) => (variantId === null ? itemId : null))],
  ['variants', piecesByRow(quantities, ({ variantId }) => variantId)],
];

const lockRows = (transaction: Queryable, table: string, ids: number[]) =>
  transaction.query(`select from ${table} where id = any ($1::bigint[]) order by id for no key update`, [ids]);

/** @returns false if the stock is too low; then roll the transaction back */
export async function takeStock(transaction: Queryable, quantities: readonly StockQuantity[]): Promise<boolean> {
  for (const [table, { ids, pieces }] of rowsOf(quantities)) {
    if (ids.length === 0) continue;
    await lockRows(transaction, table, ids);
    const updated = await transaction.query(
      `update ${table} stock set quantity = stock.quantity - wish.pieces
       from unnest($1::bigint[], $2::int[]) as wish (id, pieces)
       where stock.id = wish.id and stock.quantity >= wish.pieces
       returning stock.id`,
      [ids, pieces],
    );
    if (updated.length < ids.length) return false;
  }
  return true;
}

/** Items that were removed from the catalogue need no stock. */
export async function returnStock(transaction: Queryable, orderId: number): Promise<void> {
  const quantities = await transaction.query<StockQuantity>(
    `select item_id as "itemId", variant_id as "variantId", quantity
     from order_lines where order_id = $1 and counted and item_id is not null`,
    [orderId],
  );
  for (const [table, { ids, pieces }] of rowsOf(quantities)) {
    if (ids.length === 0) continue;
    await lockRows(transaction, table, ids);
    await transaction.query(
      `update ${table} stock set quantity = stock.quantity + wish.pieces
       from unnest($1::bigint[], $2::int[]) as wish (id, pieces) where stock.id = wish.id`,
      [ids, pieces],
    );
  }
}

/** Increases the items' sales once an order is received. */
export async function countSold(transaction: Queryable, orderId: number): Promise<void> {
  const quantities = await transaction.query<StockQuantity>(
    `select item_id as "itemId", null as "variantId", quantity
     from order_lines where order_id = $1 and item_id is not null`,
    [orderId],
  );
  const { ids, pieces } = piecesByRow(quantities, ({ itemId }) => itemId);
  await lockRows(transaction, 'items', ids);
  await transaction.query(
    `update items item set sold = item.sold + wish.pieces
     from unnest($1::bigint[], $2::int[]) as wish (id, pieces) where item.id = wish.id`,
    [ids, pieces],
  );
}
