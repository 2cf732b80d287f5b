import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

export const goods: ItemEntry<'Goods'> = {
  cards: itemCards,
  facts: ({ price, priceBeforeDiscount, stock }) => ({ price, priceBefore: priceBeforeDiscount, stock }),
};
