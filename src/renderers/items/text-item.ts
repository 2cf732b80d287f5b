import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

/** Nothing to buy. */
export const textItem: ItemEntry<'TextItem'> = {
  cards: itemCards,
  facts: () => ({ price: null }),
};
