import { knownSearch } from '../../routing/known-search';
import { matchRoute } from '../router/routes';

/**
 * The part of a query that the page at a path inside the store reads, with its question mark; empty if it reads
 * nothing.
 */
export function pageSearch(path: string, query: URLSearchParams): string {
  const routeSearch = knownSearch(query, matchRoute(path)?.route.parameters);
  return routeSearch.size > 0 ? `?${routeSearch}` : '';
}
