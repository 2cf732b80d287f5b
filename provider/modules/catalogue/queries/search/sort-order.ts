import { BadRequest } from '../../../../errors/call-errors';

export interface SortOrder {
  /** Ties are broken by the item's number. */
  key: string;
  direction: 'asc' | 'desc';
  keyOf(item: { sold: number; price: number; view_id: number }): number;
}

/** Contract codes: most sold, newest, cheapest, most expensive. */
export const sortOrders = {
  0: { key: 'item.sold', direction: 'desc', keyOf: ({ sold }) => sold },
  1: { key: 'item.id', direction: 'desc', keyOf: ({ view_id }) => view_id },
  2: { key: 'item.rank_by_price', direction: 'asc', keyOf: ({ price }) => price || Number.MAX_SAFE_INTEGER },
  3: { key: 'item.price', direction: 'desc', keyOf: ({ price }) => price },
} as const satisfies Record<number, SortOrder>;

export type SortCode = keyof typeof sortOrders;

/** Where a page ended: its order and tier, and the last item's key and number. */
export interface Cursor {
  order: string;
  tier: number;
  key: number;
  id: number;
}

export const formatCursor = ({ order, tier, key, id }: Cursor) =>
  Buffer.from(JSON.stringify([order, tier, key, id])).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** @throws BadRequest if it is invalid or belongs to another order. */
export function parseCursor(text: string, expectedOrder: string): Cursor {
  const parsed = parse(text);
  const [order, tier, key, id] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  const isTier = Number.isInteger(tier) && Number(tier) >= 0 && Number(tier) <= 5;
  const isKey = typeof key === 'number' && Math.abs(key) <= Number.MAX_SAFE_INTEGER;
  if (order !== expectedOrder || !isTier || !isKey || !Number.isSafeInteger(id) || Number(id) < 0) {
    throw new BadRequest('after is not a cursor of this search');
  }
  return { order: expectedOrder, tier: Number(tier), key, id: Number(id) };
}
