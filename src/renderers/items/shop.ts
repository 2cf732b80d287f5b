import type { Locale } from '../../i18n/locale';
import type { ItemEntry } from './item-entry';
import { shopCards } from './shop-cards';

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
