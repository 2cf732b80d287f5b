import { lazyComponent, type LazyComponent } from '../../../lazy/lazy-component';
import { placeScreen } from '../../../routing/customer-screen';
import type { ItemType } from '../item-entry';
import type { ItemPageProps } from './item-page-props';

/**
 * The page of items of each type. A type added to the schema without a page fails the type check here. Separate from
 * the cards of the same types, which a page loads only when its similar products come near.
 */
export const itemPages: { readonly [Type in ItemType]: LazyComponent<ItemPageProps<Type>> } = Object.freeze({
  Goods: lazyComponent(() => import(/* webpackChunkName: "item-goods" */ './goods-page')),
  Service: lazyComponent(() => import(/* webpackChunkName: "item-service" */ './service-page')),
  TextItem: lazyComponent(() => import(/* webpackChunkName: "item-text" */ './text-page')),
  CourierRide: placeScreen(() => import(/* webpackChunkName: "item-ride" */ './ride/ride-page')),
  Shop: lazyComponent(() => import(/* webpackChunkName: "item-shop" */ './shop/shop-page')),
  DirectPurchase: lazyComponent(() => import(/* webpackChunkName: "item-direct-purchase" */ './direct-purchase-page')),
  RedirectLink: lazyComponent(() => import(/* webpackChunkName: "item-redirect" */ './redirect-page')),
  WebContent: lazyComponent(() => import(/* webpackChunkName: "item-web-content" */ './web-content-page')),
  ContactAction: lazyComponent(() => import(/* webpackChunkName: "item-contact" */ './contact-page')),
});
