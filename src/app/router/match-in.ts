import { matchRoutes } from 'react-router-dom';
import type { Route } from '../../routing/define-route';

export interface RouteMatch {
  route: Route;
  params: { readonly [name: string]: string | undefined };
}

export function matchIn(routes: readonly Route[], pathname: string): RouteMatch | null {
  const table = routes.map((route) => ({ path: route.path, route }));
  const match = matchRoutes(table, pathname)?.at(-1);
  return match ? { route: match.route.route, params: match.params } : null;
}
