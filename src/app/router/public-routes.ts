import type { Route } from '../../routing/define-route';
import { goRoute } from '../../screens/go/route';
import { homeRoute } from '../../screens/home/route';
import { itemRoute } from '../../screens/item/route';
import { maintenanceRoute } from '../../screens/maintenance/route';
import { menuRoute } from '../../screens/menu/route';
import { nearMeRoutes } from '../../screens/near-me/routes';
import { reviewsRoute } from '../../screens/reviews/route';
import { searchRoutes } from '../../screens/search/routes';

/** The pages that guests come to; every page loads this table. */
export const publicRoutes: readonly Route[] = [
  homeRoute,
  menuRoute,
  itemRoute,
  reviewsRoute,
  ...searchRoutes,
  ...nearMeRoutes,
  goRoute,
  maintenanceRoute,
];
