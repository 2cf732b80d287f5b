import type { CatalogueItem } from '../../../store-check/catalogue-item';

/** Columns that a catalogue fills, with their types. */
export const itemRowColumns = `
  view_uid text, position integer, type smallint, title text, content text, image text, price bigint,
  price_before_discount bigint, style smallint, quantity integer, use_quantity smallint, max_qty integer,
  weight integer, is_open smallint, close_status text, text_buy text, label_search text, regency_code text,
  lat double precision, lng double precision, sold integer, review_rating double precision,
  discussion_count integer, url text, action smallint, details jsonb`;

/** The names alone. */
export const itemRowNames = itemRowColumns.split(',').map((column) => column.trim().split(' ')[0] ?? '');

const own = new Set(itemRowNames);
const elsewhere = new Set(['components', 'parent', 'regency', 'variants', 'reviews']);

/** What has neither a column nor a table of its own stands in `details`. */
export const isDetail = (field: string) => !own.has(field) && !elsewhere.has(field);

/** An item as a row. */
export function itemRow(item: CatalogueItem, position: number): Record<string, unknown> {
  const fields = Object.entries(item);
  return {
    ...Object.fromEntries(fields.filter(([name]) => own.has(name))),
    regency_code: item.regency,
    position,
    details: Object.fromEntries(fields.filter(([name]) => isDetail(name))),
  };
}
