import type { Queryable } from '../../../database/database';
import { itemRowNames } from './item-columns';

const elsewhere = ['position', 'regency_code', 'details'];
const columns = itemRowNames.filter((name) => !elsewhere.includes(name)).map((name) => `item.${name}`);

const withoutNulls = (value: object) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));

/** As in a catalogue file, in order; lists that the store no longer has are left out. */
export async function readCatalogue(
  database: Queryable,
  storeId: number,
  productLists: readonly string[],
): Promise<Record<string, unknown>[]> {
  const rows = await database.query<{ details: object; reviews: object[]; [field: string]: unknown }>(
    `select ${columns.join(', ')}, item.details, item.regency_code as regency, parent.view_uid as parent,
       (
         select coalesce(json_agg(list.component_uid order by list.component_uid), '[]')
         from component_items list where list.item_id = item.id and list.component_uid = any ($2)
       ) as components,
       (
         select coalesce(json_agg(
           jsonb_strip_nulls(to_jsonb(variant) - array['id', 'store_id', 'item_id', 'position']) order by variant.position
         ), '[]')
         from variants variant where variant.item_id = item.id
       ) as variants,
       (
         select coalesce(json_agg(json_build_object(
           'rating', review.rating, 'comment', review.comment, 'name', review.name, 'image', review.image,
           'date', to_char(review.created_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD')
         ) order by review.id), '[]')
         from reviews review where review.item_id = item.id and review.catalogue_key is not null
       ) as reviews
     from items item left join items parent on parent.id = item.parent_id
     where item.store_id = $1 order by item.position, item.id`,
    [storeId, productLists],
  );
  return rows.map(({ details, reviews, ...row }) => ({
    ...withoutNulls(row),
    ...withoutNulls(details),
    reviews: reviews.map(withoutNulls),
  }));
}

/** Ids of items in carts or orders, and of variants in carts as `{item} {variant}`. */
export async function itemsInUse(database: Queryable, storeId: number) {
  const [row] = await database.query<{ entries: string[]; parts: string[] }>(
    `select
       (
         select coalesce(json_agg(item.view_uid), '[]') from items item
         where item.store_id = $1 and (
           exists (select from cart_lines line where line.item_id = item.id)
           or exists (select from order_lines line where line.item_id = item.id)
         )
       ) as entries,
       (
         select coalesce(json_agg(distinct item.view_uid || ' ' || variant.view_uid), '[]')
         from variants variant join items item on item.id = variant.item_id
         where item.store_id = $1 and item.use_quantity = 1
           and exists (select from cart_lines line where line.variant_id = variant.id)
       ) as parts`,
    [storeId],
  );
  return { entries: new Set(row?.entries), parts: new Set(row?.parts) };
}
