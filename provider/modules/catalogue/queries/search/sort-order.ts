/** How a search is sorted, and by what its next page goes on. */
export interface SortOrder {
  /** What comes first; the item's number parts equals. */
  key: string;
  direction: 'asc' | 'desc';
  /** The key of an item of a reply. */
  keyOf(item: { sold: number; price: number; view_id: number }): number;
}

/** By the codes of the contract: most sold, newest, cheapest, dearest. */
export const sortOrders = {
  0: { key: 'item.sold', direction: 'desc', keyOf: ({ sold }) => sold },
  1: { key: 'item.id', direction: 'desc', keyOf: ({ view_id }) => view_id },
  2: { key: 'item.rank_by_price', direction: 'asc', keyOf: ({ price }) => price || Number.MAX_SAFE_INTEGER },
  3: { key: 'item.price', direction: 'desc', keyOf: ({ price }) => price },
} as const satisfies Record<number, SortOrder>;

export type SortCode = keyof typeof sortOrders;
