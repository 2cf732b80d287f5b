import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

/** Nothing to buy. */
export const webContent: ItemEntry<'WebContent'> = {
  cards: itemCards,
  facts: () => ({ price: null }),
};
