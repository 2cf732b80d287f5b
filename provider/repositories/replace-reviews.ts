import type { Queryable } from '../database/database';
import type { CatalogueItem, CatalogueReview } from '../store-check/catalogue-item';

const given = `jsonb_to_recordset($2::jsonb) as given (
    item_uid text, catalogue_key text, rating smallint, comment text, name text, image text, date date)
  join items item on item.store_id = $1 and item.view_uid = given.item_uid`;

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
export async function replaceReviews(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  const rows = items.flatMap(({ view_uid, reviews }) =>
    withKeys(reviews).map((review) => ({ ...review, item_uid: view_uid })),
  );
  const values = [storeId, JSON.stringify(rows)];
  await transaction.query(
    `delete from reviews where store_id = $1 and catalogue_key is not null
     and (item_id, catalogue_key) not in (select item.id, given.catalogue_key from ${given})`,
    values,
  );
  await transaction.query(
    `insert into reviews (store_id, item_id, catalogue_key, rating, comment, name, image, created_at)
     select $1, item.id, given.catalogue_key, given.rating, given.comment, given.name, given.image,
       (given.date + time '12:00') at time zone 'Asia/Jakarta'
     from ${given}
     on conflict (item_id, catalogue_key) do update
     set rating = excluded.rating, comment = excluded.comment, image = excluded.image`,
    values,
  );
}
