import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

/** Nothing to buy. */
export const contactAction: ItemEntry<'ContactAction'> = {
  cards: itemCards,
  actsAtOnce: true,
  facts: () => ({ price: null }),
};
