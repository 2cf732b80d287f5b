import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

export const service: ItemEntry<'Service'> = {
  cards: itemCards,
  facts: ({ price, priceBeforeDiscount }) => ({ price, priceBefore: priceBeforeDiscount }),
};
