import { knownSearch } from '../../routing/known-search';
import { matchRoute } from '../router/routes';

/** What the page at a path inside the store reads of a query, with its question mark; empty where it reads nothing. */
export function pageSearch(path: string, query: URLSearchParams): string {
  const routeSearch = knownSearch(query, matchRoute(path)?.route.parameters);
  return routeSearch.size > 0 ? `?${routeSearch}` : '';
}
