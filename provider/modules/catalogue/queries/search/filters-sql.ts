export interface SearchFilters {
  hasLabels: boolean;
  hasShop: boolean;
  hasPrices: boolean;
  hasRating: boolean;
}

const lowestPrice = 'greatest(1, coalesce($11::bigint, 1))';
const highestPrice = `coalesce($12::bigint, ${Number.MAX_SAFE_INTEGER})`;

/** A condition on a column that orders by price, for a walk in that order. */
export const withinPrices = (column: string) => `and ${column} between ${lowestPrice} and ${highestPrice}`;

const labelRange = `
  and item.label_search between (select min(label) from unnest($2::text[]) label)
    and (select max(label) from unnest($2::text[]) label)`;

/**
 * Conditions on `item`. Those that drive a search are also ranges, of which the planner expects few rows before it
 * knows the values: a statement that is planned once then uses the column's index.
 */
export const filtersSql = ({ hasLabels, hasShop, hasPrices, hasRating }: SearchFilters, drive: boolean): string =>
  [
    hasLabels ? `and item.label_search = any ($2::text[]) and item.label_search <> '' ${drive ? labelRange : ''}` : '',
    hasShop ? 'and item.parent_id = (select shop.id from shop)' : '',
    hasPrices ? withinPrices('item.price') : '',
    hasRating ? `and item.review_rating >= $13::float8 ${drive ? "and item.review_rating <= 'infinity'" : ''}` : '',
  ].join(' ');

/** The columns of `item` that the conditions read. */
export const filterColumns = ({ hasLabels, hasShop, hasPrices, hasRating }: SearchFilters): string =>
  [
    hasLabels ? ', item.label_search' : '',
    hasShop ? ', item.parent_id' : '',
    hasPrices ? ', item.price' : '',
    hasRating ? ', item.review_rating' : '',
  ].join('');

export const isFiltered = ({ hasLabels, hasShop, hasPrices, hasRating }: SearchFilters) =>
  hasLabels || hasShop || hasPrices || hasRating;
