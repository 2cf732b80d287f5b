import { itemCards } from './item-cards';
import type { ItemEntry, ItemOf } from './item-entry';

/** Texts, links, web content and contacts: nothing to buy. */
export const unpricedItem: ItemEntry<ItemOf<'TextItem' | 'RedirectLink' | 'WebContent' | 'ContactAction'>> = {
  cards: itemCards,
  facts: () => ({ price: null }),
};
