import type { Route } from '../../routing/define-route';
import { customerRoutes } from './customer-routes';
import { publicRoutes } from './public-routes';
import { matchIn, type RouteMatch } from './route-at';

/** Every page of a store. The server has the whole table; a browser loads the customers' part on demand. */
export const routes: readonly Route[] = [...publicRoutes, ...customerRoutes];

/** The page at a path inside the store; null is a 404. */
export const matchRoute = (pathname: string): RouteMatch | null =>
  matchIn(publicRoutes, pathname) ?? matchIn(customerRoutes, pathname);

export const isReadOffline = (path: string): boolean => matchRoute(path)?.route.offline ?? false;

export const isPrivate = (path: string): boolean => matchRoute(path)?.route.private ?? false;
