import { use } from 'react';
import { lazyValue, loadLazy, valueOf } from '../routing/lazy-value';
import { matchIn, type RouteMatch } from './match-in';
import { publicRoutes } from './public-routes';

const customers = lazyValue(() => import(/* webpackChunkName: "customer-routes" */ './customer-routes'));

/** Loads the table of customers' pages, as the server does at its start. */
export const loadCustomerRoutes = async () => (await loadLazy(customers)).customerRoutes;

/** The page at a path inside the store; null is a 404. Every path that no guest comes to costs the customers' table. */
export const routeAt = async (pathname: string): Promise<RouteMatch | null> =>
  matchIn(publicRoutes, pathname) ?? matchIn(await loadCustomerRoutes(), pathname);

/** The same while rendering: the page before stays until the table is there. */
export const useRouteAt = (pathname: string): RouteMatch | null =>
  matchIn(publicRoutes, pathname) ?? matchIn(valueOf(use(customers())).customerRoutes, pathname);
