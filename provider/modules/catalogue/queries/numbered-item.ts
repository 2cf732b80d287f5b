import type { CatalogueItem } from '../../../store-check/catalogue-item';

/** An item of a catalogue with its number and that of its shop. */
export interface NumberedItem {
  id: number;
  item: CatalogueItem;
  parentId: number | null;
}
