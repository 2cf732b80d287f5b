import { CompactCard } from '../../components/compact-card';
import { ItemCard } from '../../components/item-card';
import { ItemRow } from '../../components/item-row';
import { ShopRow } from '../../components/shop-row';
import type { CardsByStyle } from './item-entry';

/** How lists of each style show what can be bought or read. */
export const itemCards: CardsByStyle = {
  ROWS: ItemRow,
  GRID: ItemCard,
  GRID_COMPACT: CompactCard,
  SLIDER: ItemCard,
  SHOPS: ShopRow,
  DEFAULT: ItemCard,
};
