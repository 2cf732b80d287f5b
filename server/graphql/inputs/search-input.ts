import { maxAmount, searchTextLength } from '../../__generated__/limits';
import type { QuerySearchArgs, RequireFields } from '../../__generated__/resolvers';
import type { TextSearch } from '../../adapters/search';
import { clampInteger } from '../../adapters/values/clamp';
import { cutText } from '../../adapters/values/cut-text';
import { FacadeError } from '../error-model';

const longestCursor = 200;

/** What was typed, in the one spelling that it is asked for and kept under. */
export const searchText = (text: string): string =>
  cutText(text.trim().replace(/\s+/g, ' ').toLowerCase(), searchTextLength);

export function checkCursor(after: string | null | undefined): string {
  if (after && after.length > longestCursor) throw new FacadeError('BAD_INPUT', 'No page ends there');
  return after ?? '';
}

type SearchArgs = RequireFields<QuerySearchArgs, 'sort' | 'labels' | 'page'>;

const priceOf = (price: number | null | undefined): number | null =>
  typeof price === 'number' ? clampInteger(price, 0, maxAmount) : null;

export const checkSearch = ({
  text,
  sort,
  labels,
  shop,
  priceMin,
  priceMax,
  ratingMin,
  page,
  after,
}: SearchArgs): TextSearch => ({
  text: searchText(text),
  sort,
  labels: [...new Set(labels)].sort(),
  shop: shop ?? null,
  priceMin: priceOf(priceMin),
  priceMax: priceOf(priceMax),
  ratingMin: typeof ratingMin === 'number' ? Math.min(5, Math.max(1, ratingMin)) : null,
  page,
  after: checkCursor(after),
});
