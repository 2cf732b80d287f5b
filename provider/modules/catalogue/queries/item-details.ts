import itemsSchema from '../../../__generated__/items-schema.json';
import type { ItemDetails } from '../../../store-check/catalogue-item';
import { isDetail } from './item-row';

const fields: [name: string, field: object][] = Object.entries(itemsSchema.definitions.item.properties);

const defaults = Object.fromEntries(
  fields.flatMap(([name, field]) => (isDetail(name) && 'default' in field ? [[name, field.default]] : [])),
);

/** Details that were checked before, with the schema's defaults: an older row may lack what came after it. */
export const detailsWithDefaults = (details: Partial<ItemDetails>) => ({ ...defaults, ...details }) as ItemDetails;
