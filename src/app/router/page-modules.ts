import type { ItemScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { itemPages } from '../../renderers/items/pages/registry';
import type { Route } from '../../routing/define-route';
import { itemRoute } from '../../screens/item/route';
import { customerRoutes } from './customer-routes';
import { loadTable } from './route-at';

/** The lazy modules that a page needs at once. Only the server asks, to announce them in the head. */
export function pageModules(route: Route, data: unknown): string[] {
  const itemPage = route === itemRoute && data ? (data as ItemScreenQuery).itemPage : null;
  return [
    customerRoutes.includes(route) && loadTable.module,
    route.screen.module,
    itemPage && itemPages[readFragment(itemPage).item.__typename].module,
  ].filter((module) => typeof module === 'string');
}
