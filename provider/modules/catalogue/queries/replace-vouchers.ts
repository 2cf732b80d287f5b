import type { Queryable } from '../../../database/database';
import type { CatalogueVoucher } from '../../../store-check/catalogue-item';

/** Vouchers are known again by their codes and stay as used as they are. */
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
