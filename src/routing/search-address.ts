import type { SearchSort } from '../__generated__/gql/graphql';
import { searchPath } from './paths';

/** What is searched, as its address says it. */
export interface SearchQuestion {
  /** Empty finds everything. */
  text: string;
  sort: SearchSort;
  /** Ids; items of any of them are found. */
  labels: readonly string[];
  /** Only in this shop. */
  shop: { viewUid: string; name: string } | null;
}

interface PageCursor {
  page: number;
  after?: string | null;
}

const sorts: { readonly [Name in string]?: SearchSort } = {
  newest: 'NEWEST',
  cheapest: 'CHEAPEST',
  dearest: 'DEAREST',
};
const longestText = 100;
const mostLabels = 20;
const mostPages = 50;
const label = /^[\w-]{1,40}$/;
const viewUid = /^\w{1,40}$/;

/** The ids in the label part of a path. */
export const labelsOf = (part: string | undefined): string[] =>
  [...new Set((part ?? '').split(','))].filter((one) => label.test(one)).slice(0, mostLabels);

/** Adds a label to those that are chosen, or takes it away. */
export const toggled = (labels: readonly string[], one: string): string[] =>
  labels.includes(one) ? labels.filter((other) => other !== one) : [...labels, one];

const textOf = (value: string | undefined) =>
  value === undefined || value === '0' ? '' : value.replaceAll('_', ' ').trim().slice(0, longestText);

/** Reads `/search/{value}/{label}` and its query; what makes no sense there counts as not written. */
export function questionOf(
  { value, label: labelPart }: { readonly value?: string | undefined; readonly label?: string | undefined },
  search: URLSearchParams,
): SearchQuestion {
  const parent = search.get('parent') ?? '';
  return {
    text: textOf(value),
    sort: sorts[search.get('sort') ?? ''] ?? 'BEST_SELLING',
    labels: labelsOf(labelPart),
    shop: viewUid.test(parent) ? { viewUid: parent, name: search.get('parent_name') ?? '' } : null,
  };
}

/** What the page at an address inside the store searches. */
export function questionAt(pathname: string, search: string): SearchQuestion {
  const [value, label] = isSearch(pathname) ? partsAfter('/search/', pathname) : [];
  return questionOf({ value, label }, new URLSearchParams(search));
}

export const isSearch = (pathname: string) => pathname === '/search' || pathname.startsWith('/search/');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of a path as they were written, after what it begins with. */
export const partsAfter = (start: string, pathname: string): string[] =>
  pathname.slice(start.length).split('/').map(decoded);

/** The page that `?page=` and `?after=` ask for. A page typed without the other is at most the 50th. */
export function cursorOf(search: URLSearchParams): { page: number; after: string | null } {
  const after = search.get('after') || null;
  const page = Number(search.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && (after !== null || page <= mostPages);
  return isPage ? { page, after } : { page: 1, after: null };
}

/** The address of a search; of one of its pages where that is not the first. */
export function searchAddress({ text, sort, labels, shop }: SearchQuestion, cursor?: PageCursor): string {
  const query = new URLSearchParams();
  const named = Object.keys(sorts).find((name) => sorts[name] === sort);
  if (shop) query.set('parent', shop.viewUid);
  if (shop?.name) query.set('parent_name', shop.name);
  if (named) query.set('sort', named);
  if (cursor && cursor.page > 1) query.set('page', String(cursor.page));
  if (cursor?.after) query.set('after', cursor.after);
  const path = searchPath(text) + (labels.length > 0 ? `/${labels.map(encodeURIComponent).join(',')}` : '');
  return query.size > 0 ? `${path}?${query}` : path;
}

const plain = { sort: 'BEST_SELLING', labels: [] } as const;

/** Where `?search=` leads on any page of a store; null where nothing is searched so. */
export function searchRedirect(search: URLSearchParams): string | null {
  const text = search.get('search');
  return text === null ? null : searchAddress({ ...plain, text, shop: questionOf({}, search).shop });
}
