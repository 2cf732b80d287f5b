import { itemCards } from './item-cards';
import type { ItemEntry, ItemOf } from './item-entry';

/** Services and direct purchases: a price and what it was before. */
export const pricedItem: ItemEntry<ItemOf<'Service' | 'DirectPurchase'>> = {
  cards: itemCards,
  facts: ({ price, priceBeforeDiscount }) => ({ price, priceBefore: priceBeforeDiscount }),
};
