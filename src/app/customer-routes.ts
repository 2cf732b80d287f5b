import type { Route } from '../routing/define-route';
import { accountRoute } from '../screens/account/route';
import { cartRoute } from '../screens/cart/route';
import { checkoutRoutes } from '../screens/checkout/route';
import { loginRoute } from '../screens/login/route';
import { logoutRoute } from '../screens/logout/route';
import { orderRoutes } from '../screens/order/routes';
import { purchasesRoute } from '../screens/purchases/route';
import { settingsRoutes } from '../screens/settings/routes';
import { verifyEmailRoute } from '../screens/verify-email/route';
import { verifyPhoneRoute } from '../screens/verify-phone/route';
import { laterRoutes } from './later-routes';

/** The pages of customers, and the one where they sign in; loaded when such a page is asked for. */
export const customerRoutes: readonly Route[] = [
  loginRoute,
  logoutRoute,
  accountRoute,
  purchasesRoute,
  ...settingsRoutes,
  verifyPhoneRoute,
  verifyEmailRoute,
  cartRoute,
  ...checkoutRoutes,
  ...orderRoutes,
  ...laterRoutes,
];
