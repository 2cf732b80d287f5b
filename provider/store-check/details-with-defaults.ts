import itemsSchema from '../__generated__/items-schema.json';
import type { ItemDetails } from './catalogue-item';
import { compileSchema } from './compile-schema';

const item = compileSchema(itemsSchema, 'item');

/** An item's details that were checked before, with the schema's defaults; fills the object itself. */
export function detailsWithDefaults(details: Partial<ItemDetails>): ItemDetails {
  item.fill(details);
  return details as ItemDetails;
}
