import { itemCards } from './item-cards';
import type { ItemEntry, ItemOf } from './item-entry';

export const goods: ItemEntry<ItemOf<'Goods'>> = {
  cards: itemCards,
  facts: ({ price, priceBeforeDiscount, stock }) => ({ price, priceBefore: priceBeforeDiscount, stock }),
};
