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

/** The first four characters. */
const distanceText = (kilometres: number, locale: Locale) =>
  String(kilometres)
    .slice(0, 4)
    .replace(/\.$/, '')
    .replace('.', locale === 'id' ? ',' : '.');

export const shop: ItemEntry<'Shop'> = {
  cards: shopCards,
  facts: ({ kilometres, address }, m, locale) => ({
    price: null,
    address,
    distance: kilometres === null ? null : m('item.distance', { distance: distanceText(kilometres, locale) }),
  }),
};
