import { CompactCard, ItemCard } from '../../ui/card/item-card';
import { ItemRow } from '../../ui/card/item-row';
import { ShopRow } from '../../ui/card/shop-row';
import type { CardsByStyle } from './item-entry';

export const itemCards: CardsByStyle = {
  ROWS: ItemRow,
  GRID: ItemCard,
  GRID_COMPACT: CompactCard,
  SLIDER: ItemCard,
  SHOPS: ShopRow,
  DEFAULT: ItemCard,
};
