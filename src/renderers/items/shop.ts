import type { ItemEntry, ItemOf } from './item-entry';
import { shopCards } from './shop-cards';

/** The provider gives hundredths of a kilometre; its first four characters are shown. */
const kilometres = (distance: number) =>
  String(distance / 100)
    .slice(0, 4)
    .replace(/\.$/, '');

export const shop: ItemEntry<ItemOf<'Shop'>> = {
  cards: shopCards,
  facts: ({ distance }, m) => ({
    price: null,
    distance: distance === null ? null : m('item.distance', { distance: kilometres(distance) }),
  }),
};
