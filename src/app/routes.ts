import { matchRoutes } from 'react-router-dom';
import type { Route } from '../routing/define-route';
import { checkoutRoutes } from '../screens/checkout/route';
import { accountRoute } from '../screens/account/route';
import { cartRoute } from '../screens/cart/route';
import { goRoute } from '../screens/go/route';
import { homeRoute } from '../screens/home/route';
import { itemRoute } from '../screens/item/route';
import { orderRoutes } from '../screens/order/routes';
import { loginRoute } from '../screens/login/route';
import { reviewsRoute } from '../screens/reviews/route';
import { logoutRoute } from '../screens/logout/route';
import { maintenanceRoute } from '../screens/maintenance/route';
import { menuRoute } from '../screens/menu/route';
import { nearMeRoutes } from '../screens/near-me/routes';
import { purchasesRoute } from '../screens/purchases/route';
import { searchRoutes } from '../screens/search/routes';
import { verifyEmailRoute } from '../screens/verify-email/route';
import { verifyPhoneRoute } from '../screens/verify-phone/route';
import { settingsRoutes } from '../screens/settings/routes';
import { laterRoutes } from './later-routes';

/** Every page of a store. */
export const routes: readonly Route[] = [
  homeRoute,
  menuRoute,
  itemRoute,
  reviewsRoute,
  ...searchRoutes,
  ...nearMeRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  cartRoute,
  ...settingsRoutes,
  goRoute,
  loginRoute,
  logoutRoute,
  accountRoute,
  purchasesRoute,
  verifyPhoneRoute,
  verifyEmailRoute,
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
