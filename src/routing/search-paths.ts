import { maxAmount, maxPages, searchLabels, searchTextLength } from '../__generated__/limits';
import type { SearchSort } from '../__generated__/gql/graphql';
import { searchPath, searchStartPath } from './paths';

export interface SearchQuestion {
  /** Empty finds everything. */
  text: string;
  sort: SearchSort;
  /** Ids; items of any of them are found. */
  labels: readonly string[];
  /** Only in this shop. */
  shop: { id: string; name: string } | null;
  filter: SearchFilter;
}

/** Further filters; null means any. */
export interface SearchFilter {
  /** In whole rupiah. */
  min: number | null;
  max: number | null;
  /** Mean rating, one of `ratings`. */
  rating: number | null;
}

export const noFilter: SearchFilter = { min: null, max: null, rating: null };
export const ratings: readonly number[] = [4.5, 4, 3];

interface PageCursor {
  page: number;
  after?: string | null;
}

const sorts: { readonly [Name in string]?: SearchSort } = {
  newest: 'NEWEST',
  cheapest: 'CHEAPEST',
  dearest: 'DEAREST',
};
const label = /^[\w-]{1,40}$/;
const itemId = /^\w{1,40}$/;

/** The ids in the label part of a path. */
export const labelsOf = (part: string | undefined): string[] =>
  [...new Set((part ?? '').split(','))].filter((one) => label.test(one)).slice(0, searchLabels);

/** Adds a label to the chosen ones, or removes it. */
export const toggled = (labels: readonly string[], one: string): string[] =>
  labels.includes(one) ? labels.filter((other) => other !== one) : [...labels, one];

const textOf = (value: string | undefined) =>
  value === undefined || value === '0' ? '' : value.replaceAll('_', ' ').trim().slice(0, searchTextLength);

/** Parses a typed price, of which only the digits count. */
function priceOf(text: string | null): number | null {
  const price = Number((text ?? '').replace(/\D/g, ''));
  return price > 0 ? Math.min(price, maxAmount) : null;
}

function filterOf(search: URLSearchParams): SearchFilter {
  const min = priceOf(search.get('min'));
  const max = priceOf(search.get('max'));
  const rating = ratings.find((one) => String(one) === search.get('rating')) ?? null;
  return min !== null && max !== null && min > max ? { min: max, max: min, rating } : { min, max, rating };
}

/** Parses `/search/{value}/{label}` and its query; invalid parts are ignored. */
export function questionOf(
  { value, label: labelPart }: { readonly value?: string | undefined; readonly label?: string | undefined },
  search: URLSearchParams,
): SearchQuestion {
  const parent = search.get('parent') ?? '';
  return {
    text: textOf(value),
    sort: sorts[search.get('sort') ?? ''] ?? 'BEST_SELLING',
    labels: labelsOf(labelPart),
    shop: itemId.test(parent) ? { id: parent, name: search.get('parent_name') ?? '' } : null,
    filter: filterOf(search),
  };
}

/** The search of a page inside the store. */
export function questionAt(pathname: string, search: string): SearchQuestion {
  if (!isSearch(pathname)) return questionOf({}, new URLSearchParams());
  const [value, label] = partsAfter(`${searchStartPath}/`, pathname);
  return questionOf({ value, label }, new URLSearchParams(search));
}

export const isSearch = (pathname: string) =>
  pathname === searchStartPath || pathname.startsWith(`${searchStartPath}/`);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The raw segments of a path after a prefix. */
export const partsAfter = (start: string, pathname: string): string[] =>
  pathname.slice(start.length).split('/').map(decoded);

/** The page requested by `?page=` and `?after=`. A `page` without `after` is at most 50. */
export function cursorOf(search: URLSearchParams): { page: number; after: string | null } {
  const after = search.get('after') || null;
  const page = Number(search.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && (after !== null || page <= maxPages);
  return isPage ? { page, after } : { page: 1, after: null };
}

/** The URL of a search, or of one of its later pages. */
export function searchPathOf({ text, sort, labels, shop, filter }: SearchQuestion, cursor?: PageCursor): string {
  const query = new URLSearchParams();
  const named = Object.keys(sorts).find((name) => sorts[name] === sort);
  if (shop) query.set('parent', shop.id);
  if (shop?.name) query.set('parent_name', shop.name);
  if (named) query.set('sort', named);
  for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, String(value));
  if (cursor && cursor.page > 1) query.set('page', String(cursor.page));
  if (cursor?.after) query.set('after', cursor.after);
  const path = searchPath(text) + (labels.length > 0 ? `/${labels.map(encodeURIComponent).join(',')}` : '');
  return query.size > 0 ? `${path}?${query}` : path;
}

export const plainSearch = { sort: 'BEST_SELLING', labels: [], filter: noFilter } as const;

/** The search to which `?search=` redirects from any page of a store; null if there is none. */
export function searchRedirect(search: URLSearchParams): string | null {
  const text = search.get('search');
  return text === null ? null : searchPathOf({ ...plainSearch, text, shop: questionOf({}, search).shop });
}
