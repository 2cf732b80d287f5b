import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

/** Its price is for a kilometre. */
export const courierRide: ItemEntry<'CourierRide'> = {
  cards: itemCards,
  facts: ({ price, priceBeforeDiscount }, m) => ({
    price,
    priceBefore: priceBeforeDiscount,
    priceUnit: m('item.per-km'),
  }),
};
