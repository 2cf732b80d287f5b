import { ShopCard } from '../../ui/card/shop-card';
import { ShopRow } from '../../ui/card/shop-row';
import type { CardsByStyle, ItemEntry } from './item-entry';
import type { Locale } from '../../i18n/translate';

const shopCards: CardsByStyle = {
  ROWS: ShopRow,
  GRID: ShopCard,
  GRID_COMPACT: ShopCard,
  SLIDER: ShopCard,
  SHOPS: ShopRow,
  DEFAULT: ShopCard,
};

/** The provider gives hundredths of a kilometre; its first four characters are shown. */
const kilometres = (distance: number, locale: Locale) =>
  String(distance / 100)
    .slice(0, 4)
    .replace(/\.$/, '')
    .replace('.', locale === 'id' ? ',' : '.');

export const shop: ItemEntry<'Shop'> = {
  cards: shopCards,
  facts: ({ distance, address }, m, locale) => ({
    price: null,
    address,
    distance: distance === null ? null : m('item.distance', { distance: kilometres(distance, locale) }),
  }),
};
