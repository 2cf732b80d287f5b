import { ShopCard } from '../../ui/card/shop-card';
import { ShopRow } from '../../ui/card/shop-row';
import type { CardsByStyle } from './item-entry';

/** How lists of each style show a shop. */
export const shopCards: CardsByStyle = {
  ROWS: ShopRow,
  GRID: ShopCard,
  GRID_COMPACT: ShopCard,
  SLIDER: ShopCard,
  SHOPS: ShopRow,
  DEFAULT: ShopCard,
};
