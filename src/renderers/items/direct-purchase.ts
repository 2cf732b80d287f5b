import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

export const directPurchase: ItemEntry<'DirectPurchase'> = {
  cards: itemCards,
  facts: ({ price, priceBeforeDiscount }) => ({ price, priceBefore: priceBeforeDiscount }),
};
