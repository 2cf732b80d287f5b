import type { Queryable } from '../../../database/database';

/** Pieces of an item, or of one of its variants. */
export interface StockWish {
  itemId: number;
  variantId: number | null;
  quantity: number;
}

interface CountedPieces {
  ids: number[];
  pieces: number[];
}

/** Sums by row, in the order of the rows' numbers. */
function piecesByRow(wishes: readonly StockWish[], rowOf: (wish: StockWish) => number | null): CountedPieces {
  const sums = new Map<number, number>();
  for (const wish of wishes) {
    const id = rowOf(wish);
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + wish.quantity);
  }
  const ids = [...sums.keys()].sort((one, other) => one - other);
  return { ids, pieces: ids.map((id) => sums.get(id) ?? 0) };
}

const rowsOf = (wishes: readonly StockWish[]): [table: 'items' | 'variants', rows: CountedPieces][] => [
  ['items', piecesByRow(wishes, ({ itemId, variantId }) => (variantId === null ? itemId : null))],
  ['variants', piecesByRow(wishes, ({ variantId }) => variantId)],
];

const lockRows = (transaction: Queryable, table: string, ids: number[]) =>
  transaction.query(`select from ${table} where id = any ($1::bigint[]) order by id for no key update`, [ids]);

/**
 * Takes pieces off stock that is counted.
 * @returns false where there are too few of one; then the transaction is to be rolled back.
 */
export async function takeStock(transaction: Queryable, wishes: readonly StockWish[]): Promise<boolean> {
  for (const [table, { ids, pieces }] of rowsOf(wishes)) {
    if (ids.length === 0) continue;
    await lockRows(transaction, table, ids);
    const taken = await transaction.query(
      `update ${table} stock set quantity = stock.quantity - wish.pieces
       from unnest($1::bigint[], $2::int[]) as wish (id, pieces)
       where stock.id = wish.id and stock.quantity >= wish.pieces
       returning stock.id`,
      [ids, pieces],
    );
    if (taken.length < ids.length) return false;
  }
  return true;
}

/** Puts back what an order took; what has left the catalogue since needs no stock. */
export async function returnStock(transaction: Queryable, orderId: number): Promise<void> {
  const wishes = await transaction.query<StockWish>(
    `select item_id as "itemId", variant_id as "variantId", quantity
     from order_lines where order_id = $1 and counted and item_id is not null`,
    [orderId],
  );
  for (const [table, { ids, pieces }] of rowsOf(wishes)) {
    if (ids.length === 0) continue;
    await lockRows(transaction, table, ids);
    await transaction.query(
      `update ${table} stock set quantity = stock.quantity + wish.pieces
       from unnest($1::bigint[], $2::int[]) as wish (id, pieces) where stock.id = wish.id`,
      [ids, pieces],
    );
  }
}

/** Counts what an order's items were bought, once it is received. */
export async function countSold(transaction: Queryable, orderId: number): Promise<void> {
  const wishes = await transaction.query<StockWish>(
    `select item_id as "itemId", null as "variantId", quantity
     from order_lines where order_id = $1 and item_id is not null`,
    [orderId],
  );
  const { ids, pieces } = piecesByRow(wishes, ({ itemId }) => itemId);
  await lockRows(transaction, 'items', ids);
  await transaction.query(
    `update items item set sold = item.sold + wish.pieces
     from unnest($1::bigint[], $2::int[]) as wish (id, pieces) where item.id = wish.id`,
    [ids, pieces],
  );
}
