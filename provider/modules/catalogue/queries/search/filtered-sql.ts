import { searchPageSize } from '../../../../__generated__/limits';
import { filterColumns, filtersSql, withinPrices } from './filters-sql';
import { matchesSql } from './matches-sql';
import { type CursorSql, ofStore, type SearchShape, wantedCount } from './search-shape';

/** So many items are tried to see how many match. */
const sampleSize = 300;
/** More than are ever worth trying in a store with a million items. */
const maxTried = 5_000;
/** They are all read, because the index does not order those at the same distance. */
const maxNearTried = 1_000;

const sample = `(select * from first_items limit ${sampleSize}) item`;

/** The first items of the store in the order of the search, whether they match or not; read only as far as needed. */
function firstItems(shape: SearchShape, { after, order }: CursorSql): string {
  const { key, ordersPrices } = shape.order;
  const own = [
    ofStore(shape),
    shape.hasShop ? 'and item.parent_id = (select shop.id from shop)' : '',
    shape.hasPrices && ordersPrices ? withinPrices(key) : '',
  ].join(' ');
  const columns = `item.position ${filterColumns(shape)} ${shape.hasText ? ', item.terms' : ''}`;
  return `
    first_items as materialized (
      select item.id, ${key} as sort_key, ${columns} from items item where ${own} ${after}
      order by ${shape.isNear ? `${key} fetch first ${maxNearTried} rows with ties` : `${order} limit ${maxTried}`}
    ),`;
}

/** Whether to try item by item: a page is likely to be found so before as many are read as match in all. */
const tried = (matches: string) => `
  sampled as materialized (
    select count(*) filter (where ${matches}) as hits, count(*) as tried, max(item.position) + 1 as items from ${sample}
  ),
  trial as materialized (
    select tried < ${sampleSize} or hits > 0 and (hits + 1)::float8 * (hits + 1) * items >= (${wantedCount}) * ${sampleSize}::float8 * ${sampleSize} as is_worth_it
    from sampled
  ),`;

/**
 * A page of what matches a text or filters. If many items match, it is found among the first of the store in the order
 * of the search; if few do, they are read by an index and sorted. Either way the work grows with the square root of the
 * store's items at most.
 */
export function filteredSql(shape: SearchShape, cursor: CursorSql): string {
  const { key, direction } = shape.order;
  const conditions = (drive: boolean) =>
    `${shape.hasText ? 'item.terms @@ (select query from chosen)' : 'true'} ${filtersSql(shape, drive)}`;
  const matches = conditions(false);
  const isTried = shape.isNear ? 'true' : '(select is_worth_it from trial)';
  const limit = shape.isNear ? '' : `limit ${wantedCount}`;
  return `
    ${firstItems(shape, cursor)}
    ${shape.hasText ? matchesSql({ text: '$7', tier: '$8', filters: filtersSql(shape, false), sample, sampleSize }) : ''}
    ${shape.isNear ? '' : tried(matches)}
    first_found as materialized (
      select item.id, item.sort_key from first_items item where ${isTried} and ${matches} ${limit}
    ),
    enough as materialized (
      select ${isTried} and (
        (select count(*) from first_found) >= ${wantedCount}
        or (select count(*) from first_items) < ${shape.isNear ? maxNearTried : maxTried}
      ) as is_enough
    ),
    found as materialized (
      select id from (
        select id, sort_key from first_found where (select is_enough from enough)
        union all
        select id, sort_key from (
          select item.id, ${key} as sort_key from items item
          where ${shape.hasText ? '' : `${ofStore(shape)} and`} ${conditions(!shape.isNear)} ${cursor.after} offset 0
        ) matching where not (select is_enough from enough)
      ) item
      order by sort_key ${direction}, id ${direction}
      limit ${searchPageSize + 1} offset $6::bigint
    )`;
}
