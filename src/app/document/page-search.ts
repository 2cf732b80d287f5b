import { knownSearch } from '../../routing/known-search';
import { directoryRoute } from '../../screens/directory/route';
import { matchRoute } from '../router/routes';

/**
 * The part of a query that a page reads, with its question mark; empty if it reads nothing.
 * @param path inside the store; null for the directory
 */
export function pageSearch(path: string | null, query: URLSearchParams): string {
  const route = path === null ? directoryRoute : matchRoute(path)?.route;
  const routeSearch = knownSearch(query, route?.parameters);
  return routeSearch.size > 0 ? `?${routeSearch}` : '';
}
