import type { components } from '../../__generated__/rest';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { jakartaDay } from '../../opening-hours/jakarta-day';
import { judgeVoucher, type VoucherUse } from './judge-voucher';

type Voucher = components['schemas']['Voucher'];

/** What customers may take off. */
export const createVouchers = (database: Database, now: Clock) => ({
  /** @throws Refused */
  judge: (use: Omit<VoucherUse, 'now'>) => judgeVoucher(database, { ...use, now: now() }),

  /** Those that a customer may use today with a shop, or with the store itself; what ends first stands first. */
  offered: ({ id, storeId }: { id: number; storeId: number }, shopId: number | null) =>
    database.query<Voucher>(
      `select voucher.id::text as view_uid, voucher.code, voucher.category, voucher.type, voucher.value,
         voucher.max_value, voucher.min_price, voucher.cashback_flag, voucher.end_date::text as end_date, voucher.note
       from vouchers voucher
         left join voucher_uses own on own.voucher_id = voucher.id and own.customer_id = $2
       where voucher.store_id = $1 and voucher.is_offered
         and (voucher.shop_id is null or voucher.shop_id = $3)
         and coalesce(voucher.start_date <= $4::date, true) and voucher.end_date >= $4::date
         and coalesce(voucher.used < voucher.quota, true)
         and (voucher.per_customer = 0 or coalesce(own.uses, 0) < voucher.per_customer)
       order by voucher.end_date, voucher.id`,
      [storeId, id, shopId, jakartaDay(now())],
    ),
});
