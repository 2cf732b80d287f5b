import { type CartLine, groupOf } from '../../cart/cart-line';
import { directPurchase, judgeLine } from '../../cart/judge-line';
import { judgeLines } from '../../cart/judge-lines';
import type { Queryable } from '../../database/database';
import { Refused } from '../../refusal';
import { linesOf, lockCart, takeOut } from '../cart/cart-rows';
import { currentStore } from '../current-store';
import { type Sellable, sellableColumns, sellableJoins } from '../sellable';
import type { SentLine } from './order-wish';

/** What is bought at the prices of now. */
export type BoughtLine = Sellable & { qty: number };

export interface Bought {
  lines: [BoughtLine, ...BoughtLine[]];
  /** Each line has the price and the pieces that the customer saw. */
  isAsSent: boolean;
}

async function directLine(transaction: Queryable, storeId: number, { view_uid, qty }: SentLine, now: Date) {
  const [item] = await transaction.query<Sellable>(
    `select ${sellableColumns}
     from ${currentStore} join items item on item.store_id = store.id
       left join variants variant on false
       ${sellableJoins}
     where store.id = $1 and item.view_uid = $2`,
    [storeId, view_uid],
  );
  if (!item) throw new Refused('LINE_GONE');
  judgeLine(item, { qty, itemQty: qty, type: directPurchase, now });
  return { ...item, qty };
}

async function cartLines(transaction: Queryable, customerId: number, sent: readonly SentLine[], now: Date) {
  await lockCart(transaction, customerId);
  const checked = (await linesOf(transaction, customerId)).filter((line) => line.checked);
  const [first, ...others] = checked;
  if (!first) throw new Refused('CART_EMPTY');
  const ids = new Set(checked.map(({ id }) => String(id)));
  if (sent.some(({ view_uid }) => !ids.has(view_uid))) throw new Refused('LINE_GONE');
  if (others.some((line) => groupOf(line) !== groupOf(first))) throw new Refused('SEVERAL_GROUPS');
  judgeLines(checked, now);
  await takeOut(
    transaction,
    customerId,
    checked.map(({ id }) => id),
  );
  return [first, ...others] as [CartLine, ...CartLine[]];
}

/**
 * Takes what is bought out of the customer's cart; an item for direct purchase is in none.
 * @throws Refused where it can't be bought now.
 */
export async function takeBought(
  transaction: Queryable,
  customer: { id: number; storeId: number },
  sent: readonly SentLine[],
  now: Date,
): Promise<Bought> {
  const [first] = sent;
  if (first && sent.length === 1 && first.type === directPurchase) {
    const line = await directLine(transaction, customer.storeId, first, now);
    return { lines: [line], isAsSent: line.price === first.price };
  }
  const lines = await cartLines(transaction, customer.id, sent, now);
  const isSent = ({ id, qty, price }: CartLine) =>
    sent.some((one) => one.view_uid === String(id) && one.qty === qty && one.price === price);
  return { lines, isAsSent: lines.length === sent.length && lines.every(isSent) };
}
