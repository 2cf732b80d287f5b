import { contactAction } from './contact-action';
import { courierRide } from './courier-ride';
import { directPurchase } from './direct-purchase';
import { goods } from './goods';
import type { ItemEntry, ItemType } from './item-entry';
import { redirectLink } from './redirect-link';
import { service } from './service';
import { shop } from './shop';
import { textItem } from './text-item';
import { webContent } from './web-content';

/** How items of each type are shown. A type added to the schema without an entry fails the type check here. */
export const items: { readonly [Type in ItemType]: ItemEntry<Type> } = Object.freeze({
  Goods: goods,
  Service: service,
  TextItem: textItem,
  CourierRide: courierRide,
  Shop: shop,
  DirectPurchase: directPurchase,
  RedirectLink: redirectLink,
  WebContent: webContent,
  ContactAction: contactAction,
});
