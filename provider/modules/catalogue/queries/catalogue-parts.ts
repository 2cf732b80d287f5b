import type { Queryable } from '../../../database/database';
import type { NumberedItem } from './item-columns';
import type { CatalogueReview, CatalogueVoucher, CatalogueItem } from '../../../store-check/catalogue-item';

/** A variant keeps its number as long as the item has a variant with the same id. */
export async function replaceVariants(transaction: Queryable, storeId: number, items: readonly NumberedItem[]) {
  const rows = items.flatMap(({ id, item }) =>
    item.variants.map((variant, position) => ({ ...variant, item_id: id, position })),
  );
  const upserted = await transaction.query<{ id: number }>(
    `insert into variants (store_id, item_id, view_uid, position, name, price, new_price, quantity, image,
       options, en)
     select $1, given.* from jsonb_to_recordset($2::jsonb) as given (
       item_id bigint, view_uid text, position smallint, name text, price bigint, new_price bigint, quantity integer,
       image text, options jsonb, en jsonb)
     on conflict (item_id, view_uid) do update
     set position = excluded.position, name = excluded.name, price = excluded.price, new_price = excluded.new_price,
       quantity = excluded.quantity, image = excluded.image, options = excluded.options, en = excluded.en
     returning id`,
    [storeId, JSON.stringify(rows)],
  );
  await transaction.query('delete from variants where item_id = any ($1::bigint[]) and id <> all ($2::bigint[])', [
    items.map(({ id }) => id),
    upserted.map(({ id }) => id),
  ]);
}

function withKeys(reviews: readonly CatalogueReview[]) {
  const counts = new Map<string, number>();
  return reviews.map((review) => {
    const key = `${review.date} ${review.name}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return { ...review, catalogue_key: `${key} ${nth}` };
  });
}

/** Reviews from a catalogue keep their numbers; reviews by customers are not touched. */
export async function replaceReviews(transaction: Queryable, storeId: number, items: readonly NumberedItem[]) {
  const rows = items.flatMap(({ id, item }) => withKeys(item.reviews).map((review) => ({ ...review, item_id: id })));
  const upserted = await transaction.query<{ id: number }>(
    `insert into reviews (store_id, item_id, catalogue_key, rating, comment, name, image, created_at)
     select $1, given.item_id, given.catalogue_key, given.rating, given.comment, given.name, given.image,
       (given.date + time '12:00') at time zone 'Asia/Jakarta'
     from jsonb_to_recordset($2::jsonb) as given (
       item_id bigint, catalogue_key text, rating smallint, comment text, name text, image text, date date)
     on conflict (item_id, catalogue_key) do update
     set rating = excluded.rating, comment = excluded.comment, image = excluded.image
     returning id`,
    [storeId, JSON.stringify(rows)],
  );
  await transaction.query(
    `delete from reviews
     where item_id = any ($1::bigint[]) and catalogue_key is not null and id <> all ($2::bigint[])`,
    [items.map(({ id }) => id), upserted.map(({ id }) => id)],
  );
}

/** Matches vouchers by code, so that earlier uses still count. */
export async function replaceVouchers(transaction: Queryable, storeId: number, vouchers: readonly CatalogueVoucher[]) {
  await transaction.query('update vouchers set is_offered = false where store_id = $1', [storeId]);
  await transaction.query(
    `insert into vouchers (store_id, code, category, type, value, max_value, min_price, quota, per_customer,
       start_date, end_date, shop_id, cashback_flag, note, is_offered)
     select $1, given.code, given.category, given.type, given.value, given.max_value, given.min_price, given.quota,
       given.per_customer, given.start_date, given.end_date, shop.id, given.cashback_flag, given.note, true
     from jsonb_to_recordset($2::jsonb) as given (
       code text, category smallint, type smallint, value bigint, max_value bigint, min_price bigint, quota integer,
       per_customer integer, start_date date, end_date date, partner text, cashback_flag smallint, note text)
     left join items shop on shop.store_id = $1 and shop.view_uid = given.partner
     on conflict (store_id, code) do update
     set category = excluded.category, type = excluded.type, value = excluded.value, max_value = excluded.max_value,
       min_price = excluded.min_price, quota = excluded.quota, per_customer = excluded.per_customer,
       start_date = excluded.start_date, end_date = excluded.end_date, shop_id = excluded.shop_id,
       cashback_flag = excluded.cashback_flag, note = excluded.note, is_offered = true`,
    [storeId, JSON.stringify(vouchers)],
  );
}

export async function replaceWords(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  await transaction.query('delete from store_words where store_id = $1', [storeId]);
  await transaction.query(
    `insert into store_words (store_id, word)
     select distinct $1::bigint, word from unnest($2::text[]) as title, unnest(words_of(title)) as word`,
    [storeId, items.map(({ title }) => title)],
  );
}
