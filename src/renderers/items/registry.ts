import type { Locale } from '../../i18n/translate';
import { CompactCard, ItemCard } from '../../ui/card/item-card';
import { ItemRow } from '../../ui/card/item-row';
import { ShopCard } from '../../ui/card/shop-card';
import { ShopRow } from '../../ui/card/shop-row';
import type { CardsByStyle, ItemEntry, ItemType } from './item-entry';

const itemCards: CardsByStyle = {
  ROWS: ItemRow,
  GRID: ItemCard,
  GRID_COMPACT: CompactCard,
  SLIDER: ItemCard,
  SHOPS: ShopRow,
  DEFAULT: ItemCard,
};

const shopCards: CardsByStyle = {
  ROWS: ShopRow,
  GRID: ShopCard,
  GRID_COMPACT: ShopCard,
  SLIDER: ShopCard,
  SHOPS: ShopRow,
  DEFAULT: ShopCard,
};

/** The first four characters. */
const distanceText = (kilometres: number, locale: Locale) =>
  String(kilometres)
    .slice(0, 4)
    .replace(/\.$/, '')
    .replace('.', locale === 'id' ? ',' : '.');

const shop: ItemEntry<'Shop'> = {
  cards: shopCards,
  facts: ({ kilometres, address }, m, locale) => ({
    price: null,
    address,
    distance: kilometres === null ? null : m('item.distance', { distance: distanceText(kilometres, locale) }),
  }),
};

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
