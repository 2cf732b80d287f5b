import { itemCards } from './item-cards';
import type { ItemEntry, ItemType } from './item-entry';
import { shop } from './shop';

/** How items of each type are shown. A type added to the schema without an entry fails the type check here. */
export const items: { readonly [Type in ItemType]: ItemEntry<Type> } = Object.freeze({
  Goods: {
    cards: itemCards,
    facts: ({ price, priceBeforeDiscount, stock }) => ({ price, priceBefore: priceBeforeDiscount, stock }),
  },
  Service: {
    cards: itemCards,
    facts: ({ price, priceBeforeDiscount }) => ({ price, priceBefore: priceBeforeDiscount }),
  },
  TextItem: { cards: itemCards, facts: () => ({ price: null }) },
  CourierRide: {
    cards: itemCards,
    facts: ({ price, priceBeforeDiscount }, m) => ({
      price,
      priceBefore: priceBeforeDiscount,
      priceUnit: m('item.per-km'),
    }),
  },
  Shop: shop,
  DirectPurchase: {
    cards: itemCards,
    facts: ({ price, priceBeforeDiscount }) => ({ price, priceBefore: priceBeforeDiscount }),
  },
  RedirectLink: { cards: itemCards, actsAtOnce: true, facts: () => ({ price: null }) },
  WebContent: { cards: itemCards, facts: () => ({ price: null }) },
  ContactAction: { cards: itemCards, actsAtOnce: true, facts: () => ({ price: null }) },
});
