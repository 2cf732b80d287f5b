import type { Queryable } from '../../../database/database';
import type { CatalogueReview } from '../../../store-check/catalogue-item';
import type { NumberedItem } from './numbered-item';

/** The author, the day, and which of the author's reviews of that day it is. */
function withKeys(reviews: readonly CatalogueReview[]) {
  const seen = new Map<string, number>();
  return reviews.map((review) => {
    const key = `${review.date} ${review.name}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...review, catalogue_key: `${key} ${nth}` };
  });
}

/** A catalogue's reviews keep their numbers; those that customers wrote stay as they are. */
export async function replaceReviews(transaction: Queryable, storeId: number, items: readonly NumberedItem[]) {
  const rows = items.flatMap(({ id, item }) => withKeys(item.reviews).map((review) => ({ ...review, item_id: id })));
  const kept = await transaction.query<{ id: number }>(
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
    [items.map(({ id }) => id), kept.map(({ id }) => id)],
  );
}
