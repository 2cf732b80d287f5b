import { startTransition, use, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import { lazyValue, type Load, loadLazy } from '../../lazy/lazy-component';
import type { Route } from '../../routing/define-route';
import { publicRoutes } from './public-routes';

export interface RouteMatch {
  route: Route;
  params: { readonly [name: string]: string | undefined };
}

/** The last match of each table: the parts of a page ask for the same path. */
const lastMatches = new WeakMap<readonly Route[], { pathname: string; match: RouteMatch | null }>();

function findMatch(routes: readonly Route[], pathname: string): RouteMatch | null {
  const table = routes.map((route) => ({ path: route.path, route }));
  const match = matchRoutes(table, pathname)?.at(-1);
  return match ? { route: match.route.route, params: match.params } : null;
}

export function matchIn(routes: readonly Route[], pathname: string): RouteMatch | null {
  const last = lastMatches.get(routes);
  if (last?.pathname === pathname) return last.match;
  const match = findMatch(routes, pathname);
  lastMatches.set(routes, { pathname, match });
  return match;
}

export const loadTable: Load<{ customerRoutes: readonly Route[] }> = () =>
  import(/* webpackChunkName: "customer-routes" */ './customer-routes');
const customers = lazyValue(loadTable);

/** Loads the route table of customers' pages; the server does so at its start. */
export const loadCustomerRoutes = async () => (await loadLazy(customers)).customerRoutes;

/** The page at a path inside the store; null is a 404. A path that is not a guest's page loads the customers' table. */
export const routeAt = async (pathname: string): Promise<RouteMatch | null> =>
  matchIn(publicRoutes, pathname) ?? matchIn(await loadCustomerRoutes(), pathname);

/** The same while rendering: the previous page stays until the table is loaded. There is no match if loading fails. */
export function useRouteAt(pathname: string): { match?: RouteMatch | null; retry: () => void } {
  const [, setAttempts] = useState(0);
  const retry = () => startTransition(() => setAttempts((attempts) => attempts + 1));
  const match = matchIn(publicRoutes, pathname);
  if (match) return { match, retry };
  const outcome = use(customers());
  return 'error' in outcome ? { retry } : { match: matchIn(outcome.value.customerRoutes, pathname), retry };
}
