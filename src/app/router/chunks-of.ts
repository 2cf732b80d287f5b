import type { ItemScreenQuery, Item_PageFragment } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import type { Route } from '../../routing/define-route';
import { itemRoute } from '../../screens/item/route';
import { customerRoutes } from './customer-routes';

/** The names that the pages' registry gives webpack; a wrong one only makes the page ask for its code later. */
const itemChunks: { readonly [Type in Item_PageFragment['item']['__typename']]: string } = {
  Goods: 'item-goods',
  Service: 'item-service',
  TextItem: 'item-text',
  CourierRide: 'item-ride',
  Shop: 'item-shop',
  DirectPurchase: 'item-direct-purchase',
  RedirectLink: 'item-redirect',
  WebContent: 'item-web-content',
  ContactAction: 'item-contact',
};

/** webpack's names of the chunks that a page needs at once. Only the server asks, to announce them in the head. */
export function chunksOf(route: Route, data: unknown): string[] {
  if (customerRoutes.includes(route)) return ['customer-routes', route.chunk];
  if (route !== itemRoute || !data) return [route.chunk];
  const { itemPage } = data as ItemScreenQuery;
  return itemPage ? [route.chunk, itemChunks[readFragment(itemPage).item.__typename]] : [route.chunk];
}
