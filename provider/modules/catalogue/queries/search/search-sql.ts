import { searchPageSize } from '../../../../__generated__/limits';
import { BadRequest } from '../../../../errors/call-errors';
import { itemJoins, listItemColumns } from '../item-columns';
import { isFiltered } from './filters-sql';
import { filteredSql } from './filtered-sql';
import { type CursorSql, ofStore, type SearchShape, type SortOrder, wantedCount } from './search-shape';

/** Contract codes: most sold, newest, cheapest, most expensive. */
export const sortOrders = {
  0: { key: 'item.sold', direction: 'desc', ordersPrices: false, keyOf: ({ sold }) => sold },
  1: { key: 'item.id', direction: 'desc', ordersPrices: false, keyOf: ({ view_id }) => view_id },
  2: {
    key: 'item.rank_by_price',
    direction: 'asc',
    ordersPrices: true,
    keyOf: ({ price }) => price || Number.MAX_SAFE_INTEGER,
  },
  3: { key: 'item.price', direction: 'desc', ordersPrices: true, keyOf: ({ price }) => price },
} as const satisfies Record<number, SortOrder>;

export type SortCode = keyof typeof sortOrders;

/** Where a page ended: its order and tier, and the sort key and number of its last item. */
export interface Cursor {
  order: string;
  tier: number;
  key: number;
  id: number;
}

export const formatCursor = ({ order, tier, key, id }: Cursor) =>
  Buffer.from(JSON.stringify([order, tier, key, id])).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** @throws BadRequest if it is invalid or belongs to another order. */
export function parseCursor(text: string, expectedOrder: string): Cursor {
  const parsed = parse(text);
  const [order, tier, key, id] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  const isTier = Number.isInteger(tier) && Number(tier) >= 0 && Number(tier) <= 5;
  const isKey = typeof key === 'number' && Math.abs(key) <= Number.MAX_SAFE_INTEGER;
  if (order !== expectedOrder || !isTier || !isKey || !Number.isSafeInteger(id) || Number(id) < 0) {
    throw new BadRequest('after is not a cursor of this search');
  }
  return { order: expectedOrder, tier: Number(tier), key, id: Number(id) };
}

export interface SearchValues {
  storeUid: string;
  labels: readonly string[] | null;
  shop: string | null;
  key: number | null;
  id: number | null;
  offset: number;
  text: string;
  tier: number | null;
  latitude: number | null;
  longitude: number | null;
  /** Null for an open end; whole rupiah. */
  priceMin: number | null;
  priceMax: number | null;
  ratingMin: number | null;
}

export const searchValues = (values: SearchValues): unknown[] => [
  values.storeUid,
  values.labels,
  values.shop,
  values.key,
  values.id,
  values.offset,
  values.text,
  values.tier,
  values.latitude,
  values.longitude,
  values.priceMin,
  values.priceMax,
  values.ratingMin,
];

/** Distances are straight lines in metres. */
export const originPoint = 'll_to_earth($9::float8, $10::float8)';
export const nearOrder: SearchShape['order'] = {
  key: `(item.place <-> ${originPoint})`,
  direction: 'asc',
  ordersPrices: false,
};

const distance = (shape: SearchShape) =>
  shape.isNear ? `round((sec_to_gc(item.place <-> ${originPoint}) / 1000)::numeric, 3)::float8` : 'null::float8';

const valueTypes = `
  values_given as (
    select $2::text[], $3::text, $4::float8, $5::bigint, $6::bigint, $7::text, $8::int, $9::float8, $10::float8,
      $11::bigint, $12::bigint, $13::float8
  )`;

/** Only the distance can be read from an index in order, so that places at the same distance are sorted after it. */
const nearestSql = (shape: SearchShape, { after, order }: CursorSql) => `
  found as materialized (
    select id from (
      select item.id, item.place from items item where ${ofStore(shape)} ${after}
      order by ${shape.order.key} fetch first (${wantedCount}) rows with ties
    ) item
    order by ${order}
    limit ${searchPageSize + 1} offset $6::bigint
  )`;

const orderedSql = (shape: SearchShape, { after, order }: CursorSql) => `
  found as materialized (
    select item.id from items item where ${ofStore(shape)} ${after}
    order by ${order}
    limit ${searchPageSize + 1} offset $6::bigint
  )`;

/** Finds the ids of a page, and one more, then reads the items. */
export function searchSql(shape: SearchShape): string {
  const { key, direction } = shape.order;
  const order = `${key} ${direction}, item.id ${direction}`;
  const keyType = shape.isNear ? 'float8' : 'bigint';
  const after = shape.goesOn
    ? `and (${key}, item.id) ${direction === 'asc' ? '>' : '<'} ($4::${keyType}, $5::bigint)`
    : '';
  const foundSql = shape.hasText || isFiltered(shape) ? filteredSql : shape.isNear ? nearestSql : orderedSql;
  return `
    with ${valueTypes},
    store as materialized (select id, view_uid, currency, outside_hours from current_stores where view_uid = $1),
    shop as materialized (
      select shop.id from store join items shop on shop.store_id = store.id and shop.view_uid = $3::text
    ),
    ${foundSql(shape, { after, order })}
    select
      ${shape.hasText ? '(select number from tier)' : '0'} as tier,
      (
        select coalesce(json_agg(reply), '[]')
        from (
          select ${listItemColumns.replace('null::double precision as distance', `${distance(shape)} as distance`)},
            item.lat as latitude, item.lng as longitude, coalesce(item.details ->> 'address', '') as address
            ${shape.isNear ? `, item.place <-> ${originPoint} as metres` : ''}
          from found join items item on item.id = found.id join store on store.id = item.store_id ${itemJoins}
          order by ${order}
        ) reply
      ) as items
    from store`;
}
