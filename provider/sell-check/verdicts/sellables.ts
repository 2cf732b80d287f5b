import { ItemType } from '../../__generated__/codes';
import { itemRow } from '../../modules/catalogue/queries/item-columns';
import type { Sellable } from '../../modules/catalogue/queries/sellables';
import type { Sellables } from '../walks/choose-item';
import type { CatalogueItem } from '../../store-check/catalogue-item';
import type { FilledStore } from '../../store-check/store-document';

type App = FilledStore['app'];

const openingFacts = (item: CatalogueItem, shop: CatalogueItem | undefined, app: App) => ({
  hours: item.hours ?? null,
  outside_hours: item.outside_hours ?? null,
  store: app.outside_hours ?? null,
  shop: shop
    ? {
        is_open: shop.is_open,
        close_status: shop.close_status,
        close_status_en: shop.en?.close_status ?? null,
        hours: shop.hours ?? null,
        outside_hours: shop.outside_hours ?? null,
      }
    : null,
});

export type Shops = ReadonlyMap<string, CatalogueItem>;

export const shopsOf = (items: readonly CatalogueItem[]): Shops =>
  new Map(items.filter(({ type }) => type === ItemType.SHOP).map((shop) => [shop.view_uid, shop]));

/**
 * An item as the database would give it to the rules of the provider, which `sellableColumns` says in SQL; without the
 * names of regions.
 */
export function sellablesOf(item: CatalogueItem, shops: Shops, app: App): Sellables {
  const shop = shops.get(item.parent ?? '');
  const city = item.regency ?? shop?.regency ?? app.origin ?? '';
  const whole: Sellable = {
    item_id: 0,
    variant_id: null,
    list_view_uid: item.view_uid,
    variant_view_uid: null,
    variant_name: null,
    variant_en: null,
    use_variant: item.variants.length > 0 ? 1 : 0,
    title: item.title,
    image: item.image ?? null,
    type: item.type,
    style: item.style,
    price: item.price,
    stock: item.quantity,
    use_quantity: item.use_quantity,
    max_qty: item.max_qty,
    weight: item.weight,
    is_open: item.is_open,
    close_status: item.close_status,
    details: itemRow(item, 0).details as Sellable['details'],
    shop: shop
      ? {
          view_uid: shop.view_uid,
          title: shop.title,
          image: shop.image ?? null,
          address: shop.address,
        }
      : null,
    opening: openingFacts(item, shop, app),
    shop_hours: shop?.hours ?? null,
    city,
    city_name: '',
    province: city.slice(0, 2),
    province_name: '',
  };
  const [first, ...others] = item.variants.map((variant, at) => ({
    ...whole,
    variant_id: at + 1,
    variant_view_uid: variant.view_uid,
    variant_name: variant.name,
    variant_en: variant.en ?? null,
    price: variant.new_price || variant.price,
    stock: variant.quantity,
  }));
  return first ? [first, ...others] : [whole];
}

/** Where rides with it begin: its own location, otherwise its shop's, as `locationOfItem`. */
export function locationOf({ lat, lng, parent }: CatalogueItem, shops: Shops) {
  const shop = shops.get(parent ?? '');
  const location = { lat: lat ?? shop?.lat, lng: lng ?? shop?.lng };
  return location.lat === undefined || location.lng === undefined ? null : { lat: location.lat, lng: location.lng };
}
