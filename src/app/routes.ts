import { matchRoutes } from 'react-router-dom';
import type { Route } from '../routing/define-route';
import { goRoute } from '../screens/go/route';
import { homeRoute } from '../screens/home/route';
import { itemRoute } from '../screens/item/route';
import { reviewsRoute } from '../screens/reviews/route';
import { maintenanceRoute } from '../screens/maintenance/route';
import { menuRoute } from '../screens/menu/route';
import { nearMeRoutes } from '../screens/near-me/routes';
import { searchRoutes } from '../screens/search/routes';
import { laterRoutes } from './later-routes';

/** Every page of a store. */
export const routes: readonly Route[] = [
  homeRoute,
  menuRoute,
  itemRoute,
  reviewsRoute,
  ...searchRoutes,
  ...nearMeRoutes,
  goRoute,
  maintenanceRoute,
  ...laterRoutes,
];

export interface RouteMatch {
  route: Route;
  params: { readonly [name: string]: string | undefined };
}

const table = routes.map((route) => ({ path: route.path, route }));

/** The page at a path inside the store; null is a 404. */
export function matchRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(table, pathname)?.at(-1);
  return match ? { route: match.route.route, params: match.params } : null;
}
