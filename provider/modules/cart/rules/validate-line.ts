import { maxAmount } from '../../../__generated__/limits';
import { isOpenAt } from '../../catalogue/rules/opening-hours/is-open-at';
import { lineTotal } from './subtotal';
import { type RefusalReason, Refused } from '../../../errors/refusal';
import { detailsWithDefaults } from '../../catalogue/queries/item-details';
import type { Sellable } from '../../catalogue/queries/sellable';

export const goods = 0;
export const directPurchase = 5;

const outsideHours = 'Di luar jam operasional';

const isClosed = ({ is_open, close_status }: Pick<Sellable, 'is_open' | 'close_status'>) =>
  is_open === 0 || close_status === outsideHours;

/** Most pieces in one order; 0 for no limit, which goods without variants always have. */
export function orderLimit({ max_qty, details }: Pick<Sellable, 'max_qty' | 'details'>): number {
  const limits = [max_qty, detailsWithDefaults(details).max_order_qty].filter((limit) => limit > 0);
  return limits.length > 0 ? Math.min(...limits) : 0;
}

/** Why it can't be bought now by customers who want any of it. */
export function whyUnsold(item: Sellable, type: number, now: Date): RefusalReason | null {
  const { purchasable, hours } = detailsWithDefaults(item.details);
  if (item.type !== type || purchasable === 0) return 'NOT_PURCHASABLE';
  if (item.use_variant === 1 && item.variant_id === null) return 'NOT_PURCHASABLE';
  if (type === goods && item.max_qty === 0 && item.variant_id === null) return 'NOT_PURCHASABLE';
  const isShut = isClosed(item) || (item.shop !== null && isClosed(item.shop));
  return isShut || (hours && !isOpenAt(hours, now)) ? 'CLOSED' : null;
}

interface Wanted {
  /** Of this line. */
  qty: number;
  /** Of the item in all its variants. */
  itemQty: number;
  type: number;
  now: Date;
}

/** @throws Refused where so many can't be bought now. */
export function validateLine(item: Sellable, { qty, itemQty, type, now }: Wanted) {
  const reason = whyUnsold(item, type, now);
  if (reason) throw new Refused(reason);
  if (item.use_quantity === 1 && qty > item.stock) throw new Refused('STOCK_SHORT');
  const limit = orderLimit(item);
  const isOverLimit = limit > 0 && itemQty > limit;
  if (isOverLimit || lineTotal({ price: item.price, qty }) > maxAmount) throw new Refused('LIMIT_REACHED');
}
