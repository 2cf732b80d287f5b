import type { CatalogueHours, ItemDetails, VariantTexts } from '../../../store-check/catalogue-item';
import type { Database, Queryable } from '../../../database/database';
import { currentStore } from '../../stores/queries/stores';
import { type OpeningFacts, openingColumn } from './item-columns';

export interface Sellable {
  item_id: number;
  variant_id: number | null;
  list_view_uid: string;
  variant_view_uid: string | null;
  variant_name: string | null;
  /** Only its variants are sold. */
  use_variant: number;
  title: string;
  image: string | null;
  type: number;
  style: number;
  price: number;
  stock: number;
  use_quantity: number;
  max_qty: number;
  weight: number;
  is_open: number;
  close_status: string;
  variant_en: VariantTexts | null;
  details: Partial<ItemDetails>;
  shop: {
    view_uid: string;
    title: string;
    image: string | null;
    address: string;
  } | null;
  opening: OpeningFacts;
  shop_hours: CatalogueHours | null;
  /** The city it is sent from; empty if unknown. */
  city: string;
  city_name: string;
  province: string;
  province_name: string;
}

/** The statement has `item`, `variant` (or none) and `store`, as in `currentStore`, and joins `sellableJoins`. */
export const sellableColumns = `
  item.id as item_id, variant.id as variant_id, item.view_uid as list_view_uid, variant.view_uid as variant_view_uid,
  variant.name as variant_name, variant.en as variant_en, exists (select from variants where variants.item_id = item.id)::int as use_variant,
  item.title, item.image, item.type, item.style,
  coalesce(nullif(variant.new_price, 0), variant.price, item.price) as price,
  coalesce(variant.quantity, item.quantity) as stock,
  item.use_quantity, item.max_qty, item.weight, item.is_open, item.close_status, item.details,
  case when shop.id is not null then json_build_object(
    'view_uid', shop.view_uid, 'title', shop.title, 'image', shop.image,
    'address', coalesce(shop.details ->> 'address', '')
  ) end as shop, shop.details -> 'hours' as shop_hours, ${openingColumn('shop')},
  coalesce(regency.code, '') as city, coalesce(regency.name, '') as city_name,
  coalesce(province.code, '') as province, coalesce(province.name, '') as province_name`;

export const sellableJoins = `
  left join items shop on shop.id = item.parent_id
  left join regencies regency
    on regency.code = coalesce(item.regency_code, shop.regency_code, revision.document #>> '{app,origin}')
  left join provinces province on province.code = regency.province_code`;

/** One row per variant, or one without variants; none if the store has no such item. */
export const sellablesOf = (database: Queryable, storeId: number, itemUid: string) =>
  database.query<Sellable>(
    `select ${sellableColumns}
     from ${currentStore} join items item on item.store_id = store.id
       left join variants variant on variant.item_id = item.id
       ${sellableJoins}
     where store.id = $1 and item.view_uid = $2 order by variant.position`,
    [storeId, itemUid],
  );

export const createSellables = (database: Database) => ({
  ofItem: (storeId: number, itemUid: string) => sellablesOf(database, storeId, itemUid),
});
