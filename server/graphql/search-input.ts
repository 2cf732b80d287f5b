import type { QuerySearchArgs, RequireFields } from '../__generated__/resolvers';
import type { TextSearch } from '../adapters/search';
import { FacadeError } from './error-model';

const longestText = 100;
const longestCursor = 200;

/** What was typed, in the one spelling that it is asked for and kept under. */
export const searchText = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, longestText);

export function checkCursor(after: string | null | undefined): string {
  if (after && after.length > longestCursor) throw new FacadeError('BAD_INPUT', 'No page ends there');
  return after ?? '';
}

type SearchArgs = RequireFields<QuerySearchArgs, 'sort' | 'labels' | 'page'>;

export const checkSearch = ({ text, sort, labels, shop, page, after }: SearchArgs): TextSearch => ({
  text: searchText(text),
  sort,
  labels: [...new Set(labels)].sort(),
  shop: shop ?? null,
  page,
  after: checkCursor(after),
});
