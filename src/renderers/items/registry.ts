import { courierRide } from './courier-ride';
import { goods } from './goods';
import type { ItemEntry, ItemOf, ItemType } from './item-entry';
import { pricedItem } from './priced-item';
import { shop } from './shop';
import { unpricedItem } from './unpriced-item';

/** How items of each type are shown. A type added to the schema without an entry fails the type check here. */
export const items: { readonly [Type in ItemType]: ItemEntry<ItemOf<Type>> } = Object.freeze({
  Goods: goods,
  Service: pricedItem,
  TextItem: unpricedItem,
  CourierRide: courierRide,
  Shop: shop,
  DirectPurchase: pricedItem,
  RedirectLink: unpricedItem,
  WebContent: unpricedItem,
  ContactAction: unpricedItem,
});
