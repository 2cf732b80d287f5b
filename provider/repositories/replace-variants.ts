import type { Queryable } from '../database/database';
import type { CatalogueItem } from '../store-check/catalogue-item';

const given = `jsonb_to_recordset($2::jsonb) as given (
    item_uid text, view_uid text, position smallint, name text, price bigint, new_price bigint, quantity integer)
  join items item on item.store_id = $1 and item.view_uid = given.item_uid`;

/** Variants keep their numbers as long as their item has one of the same id. */
export async function replaceVariants(transaction: Queryable, storeId: number, items: readonly CatalogueItem[]) {
  const rows = items.flatMap(({ view_uid, variants }) =>
    variants.map((variant, position) => ({ ...variant, item_uid: view_uid, position })),
  );
  const values = [storeId, JSON.stringify(rows)];
  await transaction.query(
    `delete from variants where store_id = $1
     and (item_id, view_uid) not in (select item.id, given.view_uid from ${given})`,
    values,
  );
  await transaction.query(
    `insert into variants (store_id, item_id, view_uid, position, name, price, new_price, quantity)
     select $1, item.id, given.view_uid, given.position, given.name, given.price, given.new_price, given.quantity
     from ${given}
     on conflict (item_id, view_uid) do update
     set position = excluded.position, name = excluded.name, price = excluded.price, new_price = excluded.new_price,
       quantity = excluded.quantity`,
    values,
  );
}
