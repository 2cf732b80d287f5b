import type { Route } from '../../routing/define-route';
import { accountRoute } from '../../screens/account/route';
import { billRoute } from '../../screens/bill/route';
import { cartRoute } from '../../screens/cart/route';
import { chatRoute } from '../../screens/chat/routes';
import { checkoutRoute, itemPaymentRoute } from '../../screens/checkout/route';
import { favouritesRoute } from '../../screens/account/favourites/route';
import { invoiceRoutes } from '../../screens/invoices/routes';
import { legalRoutes } from '../../screens/legal/routes';
import { loginRoute } from '../../screens/login/route';
import { logoutRoute } from '../../screens/logout/route';
import { notificationsRoute } from '../../screens/notifications/route';
import { offlineRoute } from '../../screens/offline/route';
import { orderRoutes } from '../../screens/order/routes';
import { pointsRoute } from '../../screens/points/route';
import { profileRoutes } from '../../screens/profile/routes';
import { purchasesRoute } from '../../screens/purchases/route';
import { referralRoutes } from '../../screens/referral/routes';
import { formRoute } from '../../screens/form/route';
import { rideRoute } from '../../screens/ride/route';
import { settingsRoutes } from '../../screens/settings/routes';
import { verifyRoutes } from '../../screens/verify/routes';
import { walletRoutes } from '../../screens/wallet/routes';

/** The pages of customers, for signing in, of legal texts, and without a network. Loaded when such a page is opened. */
export const customerRoutes: readonly Route[] = [
  loginRoute,
  ...legalRoutes,
  offlineRoute,
  logoutRoute,
  accountRoute,
  favouritesRoute,
  ...profileRoutes,
  purchasesRoute,
  ...settingsRoutes,
  ...verifyRoutes,
  cartRoute,
  checkoutRoute,
  itemPaymentRoute,
  billRoute,
  chatRoute,
  notificationsRoute,
  rideRoute,
  formRoute,
  ...orderRoutes,
  ...invoiceRoutes,
  ...walletRoutes,
  pointsRoute,
  ...referralRoutes,
];
