import type { CatalogueItem, ItemDetails } from '../../../store-check/catalogue-item';
import itemsSchema from '../../../__generated__/items-schema.json';

/** Columns that a catalogue fills. */
export const itemRowColumns = `
  view_uid text, position integer, type smallint, title text, content text, image text, price bigint,
  price_before_discount bigint, style smallint, quantity integer, use_quantity smallint, max_qty integer,
  weight integer, is_open smallint, close_status text, text_buy text, label_search text, regency_code text,
  lat double precision, lng double precision, sold integer, review_rating double precision,
  discussion_count integer, url text, action smallint, details jsonb`;

export const itemRowNames = itemRowColumns.split(',').map((column) => column.trim().split(' ')[0] ?? '');

const own = new Set(itemRowNames);
const elsewhere = new Set(['components', 'parent', 'regency', 'variants', 'reviews']);

/** Fields with neither a column nor a table are stored in `details`. */
const isDetail = (field: string) => !own.has(field) && !elsewhere.has(field);

export function itemRow(item: CatalogueItem, position: number): Record<string, unknown> {
  const fields = Object.entries(item);
  return {
    ...Object.fromEntries(fields.filter(([name]) => own.has(name))),
    regency_code: item.regency,
    position,
    details: Object.fromEntries(fields.filter(([name]) => isDetail(name))),
  };
}

const fields: [name: string, field: object][] = Object.entries(itemsSchema.definitions.item.properties);

const defaults = Object.fromEntries(
  fields.flatMap(([name, field]) => (isDetail(name) && 'default' in field ? [[name, field.default]] : [])),
);

/** Older rows may lack newer fields. */
export const detailsWithDefaults = (details: Partial<ItemDetails>) => ({ ...defaults, ...details }) as ItemDetails;

export interface NumberedItem {
  id: number;
  item: CatalogueItem;
  parentId: number | null;
}
