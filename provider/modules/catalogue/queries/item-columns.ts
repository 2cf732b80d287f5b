import itemsSchema from '../../../__generated__/items-schema.json';
import type { components } from '../../../__generated__/rest';
import type {
  CatalogueHours,
  CatalogueItem,
  ItemDetails,
  OutsideHoursTerms,
} from '../../../store-check/catalogue-item';

/** Columns that come from a catalogue. */
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

interface Closable {
  is_open: number;
  close_status: string;
  hours: CatalogueHours | null;
  outside_hours: OutsideHoursTerms | null;
}

export interface OpeningFacts {
  hours: CatalogueHours | null;
  outside_hours: OutsideHoursTerms | null;
  shop: (Closable & { close_status_en: string | null }) | null;
  store: OutsideHoursTerms | null;
}

/** The facts that decide whether an item is sold now, as `opening`. The statement has `store`, `item` and its shop. */
export const openingColumn = (shop: string) => `
  json_build_object(
    'hours', item.details -> 'hours', 'outside_hours', item.details -> 'outside_hours', 'store', store.outside_hours,
    'shop', case when ${shop}.id is not null then json_build_object(
      'is_open', ${shop}.is_open, 'close_status', ${shop}.close_status, 'close_status_en', ${shop}.details #> '{en,close_status}',
      'hours', ${shop}.details -> 'hours', 'outside_hours', ${shop}.details -> 'outside_hours'
    ) end
  ) as opening`;

/** English texts as `en`; the content of a redirect (type 6) is a URL, not a text. */
const english = (content: string) => `
  case when item.details ? 'en' or parent.details ? 'en' then
    coalesce(item.details -> 'en', '{}') - 'content' || jsonb_strip_nulls(jsonb_build_object(
      'content', case when item.type <> 6 then ${content} end,
      'parent_name', parent.details #> '{en,title}'
    ))
  end as en`;

const columns = (content: string, englishContent: string) => `
  item.view_uid,
  item.id as view_id,
  store.view_uid as app_view_uid,
  item.title,
  case item.type when 6 then item.url else ${content} end as content,
  item.image,
  item.type,
  item.style,
  item.price,
  item.price_before_discount,
  store.currency,
  item.is_open,
  item.close_status,
  ${openingColumn('parent')},
  item.quantity,
  item.use_quantity,
  exists (select from variants where variants.item_id = item.id)::int as use_variant,
  item.max_qty,
  item.text_buy,
  item.label_search,
  coalesce(regency.name, '') as city_name,
  coalesce(province.name, '') as province_name,
  parent.view_uid as parent_view_uid,
  coalesce(parent.title, '') as parent_name,
  item.weight,
  item.sold,
  coalesce((item.details ->> 'hide_info')::int, 0) as hide_info,
  item.review_rating,
  item.discussion_count,
  ${english(englishContent)},
  null::double precision as distance`;

/** A row as selected by `itemColumns`; whether it is open depends on the hour. */
export type ItemRow = components['schemas']['Item'] & { opening: OpeningFacts };

/** The statement has `item` and `store`, and joins `itemJoins`. */
export const itemColumns = columns('item.content', "item.details #>> '{en,content}'");

/** Cards show one line of the description. A URL (type 6) is never cut. */
const listContentLength = 1_000;

export const listItemColumns = columns(
  `left(item.content, ${listContentLength})`,
  `left(item.details #>> '{en,content}', ${listContentLength})`,
);

export const itemJoins = `
  left join items parent on parent.id = item.parent_id
  left join regencies regency on regency.code = item.regency_code
  left join provinces province on province.code = regency.province_code`;
