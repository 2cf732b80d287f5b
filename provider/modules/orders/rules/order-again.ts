import { ItemType } from '../../../__generated__/codes';
import type { components } from '../../../__generated__/rest';
import type { Clock } from '../../../clock';
import type { Queryable } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { type RefusalReason, Refused } from '../../../errors/refusal';
import type { createAttempts } from '../../attempts/queries';
import { linesOf } from '../../cart/queries';
import { addToCart } from '../../cart/rules/carts';
import { orderLimit, piecesOf, unavailableReason } from '../../cart/rules/lines';
import { type Sellable, sellablesOf } from '../../catalogue/queries/sellables';
import { type OrderedLine, orderedLines } from '../queries/ordered-lines';

type AgainLine = components['schemas']['OrderedAgainLine'];

interface Buyer {
  id: number;
  storeId: number;
}

interface Fit {
  pieces: number;
  /** Why there are fewer pieces than ordered; null if there are not. */
  reason: RefusalReason | null;
}

const sameVariant =
  ({ variant_id, variant_name }: OrderedLine) =>
  (one: Sellable) =>
    one.variant_id === variant_id && (variant_id !== null || variant_name === null);

async function fitOf(transaction: Queryable, buyer: Buyer, item: Sellable, ordered: number, now: Date): Promise<Fit> {
  const reason = unavailableReason(item, ItemType.GOODS, now);
  if (reason) return { pieces: 0, reason };
  const lines = await linesOf(transaction, buyer.id);
  const line = lines.find(({ item_id, variant_id }) => item_id === item.item_id && variant_id === item.variant_id);
  const stock = item.use_quantity === 1 ? Math.max(0, item.stock - (line?.qty ?? 0)) : ordered;
  const limit = orderLimit(item);
  const free = limit > 0 ? Math.max(0, limit - piecesOf(lines, item.item_id)) : ordered;
  const pieces = Math.min(ordered, stock, free);
  if (pieces === ordered) return { pieces, reason: null };
  return { pieces, reason: stock <= free ? 'STOCK_SHORT' : 'LIMIT_REACHED' };
}

async function addLine(transaction: Queryable, buyer: Buyer, ordered: OrderedLine, now: Date): Promise<AgainLine> {
  const { list_view_uid, title, variant_name, quantity, price } = ordered;
  const answer = { list_view_uid, title, variant_name, qty: quantity, price_before: price };
  const [first, ...others] = await sellablesOf(transaction, buyer.storeId, list_view_uid);
  const item = first && [first, ...others].find(sameVariant(ordered));
  if (!item) return { ...answer, added: 0, error_code: 'LINE_GONE', price: null };
  const { pieces, reason } = await fitOf(transaction, buyer, item, quantity, now);
  if (pieces === 0) return { ...answer, added: 0, error_code: reason, price: item.price };
  const choice = { view_uid: item.variant_view_uid ?? list_view_uid, qty: pieces };
  try {
    await addToCart(transaction, buyer.id, [first, ...others], [choice], now);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...answer, added: 0, error_code: error.code, price: item.price };
  }
  return { ...answer, added: pieces, error_code: reason, price: item.price };
}

/** Adds an order's lines to the cart, as far as they are available; once per session code. */
export const orderAgain =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) => (buyer: Buyer, orderUid: string, sessionCode: string) =>
    attempts.once(
      { customerId: buyer.id, sessionCode, operation: 'orderAgain', fields: { order_uid: orderUid } },
      async (transaction) => {
        const ordered = orNotFound(await orderedLines(transaction, buyer.id, orderUid), 'The order does not exist');
        const lines: AgainLine[] = [];
        for (const line of ordered) lines.push(await addLine(transaction, buyer, line, now()));
        const cart = await linesOf(transaction, buyer.id);
        return { cart_count: cart.reduce((sum, { qty }) => sum + qty, 0), lines };
      },
    );
