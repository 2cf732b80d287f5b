import type { Queryable } from '../../../database/database';
import type { NumberedItem } from './numbered-item';

/** Variants keep their numbers as long as their item has one of the same id. */
export async function replaceVariants(transaction: Queryable, storeId: number, items: readonly NumberedItem[]) {
  const rows = items.flatMap(({ id, item }) =>
    item.variants.map((variant, position) => ({ ...variant, item_id: id, position })),
  );
  const kept = await transaction.query<{ id: number }>(
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
    kept.map(({ id }) => id),
  ]);
}
