import { format } from 'date-fns/format';
import { id } from 'date-fns/locale/id';
import type { Queryable, Database } from '../../../database/database';
import { jakartaDay, type Clock } from '../../../clock';
import { type Reducible, reducedBy, voucherWorth, type VoucherTerms, type VoucherWorth } from './voucher-worth';
import { type RefusalReason, Refused } from '../../../errors/refusal';

export interface VoucherUse {
  customer: { id: number; storeId: number };
  /** Case-insensitive. */
  code: string;
  categories: readonly number[];
  /** Null for the store itself. */
  shopUid: string | null;
  /** Of all lines; compared with the voucher's minimum. */
  subtotal: number;
  /** `goods` of lines that take vouchers only. */
  reducible: Reducible;
  now: Date;
}

export interface EvaluatedVoucher extends VoucherWorth {
  id: number;
  code: string;
  note: string;
}

interface VoucherRow extends VoucherTerms {
  id: number;
  code: string;
  note: string;
  min_price: number;
  cashback_flag: 0 | 1;
  is_used_up: boolean;
  is_used: boolean;
  is_for_shop: boolean;
  start_date: string | null;
  end_date: string;
}

export const goodsCategories = [0, 1, 2];

function unavailableReason(
  voucher: VoucherRow,
  { categories, subtotal, reducible, now }: VoucherUse,
): RefusalReason | null {
  const today = jakartaDay(now);
  if (today > voucher.end_date) return 'VOUCHER_EXPIRED';
  if (voucher.is_used_up) return 'VOUCHER_USED_UP';
  if (voucher.is_used) return 'VOUCHER_USED';
  if (voucher.start_date !== null && today < voucher.start_date) return 'VOUCHER_NOT_BEGUN';
  if (!voucher.is_for_shop || !categories.includes(voucher.category)) return 'VOUCHER_NOT_APPLICABLE';
  if (subtotal < voucher.min_price) return 'VOUCHER_MINIMUM';
  return reducedBy(voucher.category, reducible) === 0 ? 'VOUCHER_NOT_APPLICABLE' : null;
}

function beginsOn(day: string | null) {
  const date = new Date(`${day}T00:00:00`);
  return {
    id: `Voucher mulai berlaku ${format(date, 'd MMMM yyyy', { locale: id })}`,
    en: `The voucher begins on ${format(date, 'd MMMM yyyy')}`,
  };
}

const voucherColumns = `
  voucher.id, voucher.code, voucher.note, voucher.category, voucher.type, voucher.value, voucher.max_value,
  voucher.min_price, voucher.cashback_flag, voucher.start_date::text as start_date,
  voucher.end_date::text as end_date,
  coalesce(voucher.used >= voucher.quota, false) as is_used_up,
  voucher.per_customer > 0 and coalesce(own.uses, 0) >= voucher.per_customer as is_used`;

const voucherTables = `vouchers voucher
  left join voucher_uses own on own.voucher_id = voucher.id and own.customer_id = $2
  left join items shop on shop.id = voucher.shop_id`;

/** Does not use the voucher up: see `takeVoucher`. @throws Refused */
export async function evaluateVoucher(database: Queryable, use: VoucherUse): Promise<EvaluatedVoucher> {
  const [voucher] = await database.query<VoucherRow>(
    `select ${voucherColumns}, voucher.shop_id is null or coalesce(shop.view_uid = $4, false) as is_for_shop
     from ${voucherTables}
     where voucher.store_id = $1 and voucher.code = $3 and voucher.is_offered`,
    [use.customer.storeId, use.customer.id, use.code.toUpperCase(), use.shopUid],
  );
  if (!voucher) throw new Refused('VOUCHER_UNKNOWN');
  const reason = unavailableReason(voucher, use);
  if (reason === 'VOUCHER_NOT_BEGUN') throw new Refused(reason, null, beginsOn(voucher.start_date));
  if (reason) throw new Refused(reason);
  const { id, code, note } = voucher;
  return { id, code, note, ...voucherWorth(voucher, use.reducible) };
}

interface ListedVoucher extends Omit<VoucherRow, 'is_used_up' | 'is_used' | 'is_for_shop' | 'start_date'> {
  /** Rupiah; null if it cannot be used, or there is no purchase. */
  saving: number | null;
  error_code: RefusalReason | null;
}

interface VoucherListRequest {
  customer: { id: number; storeId: number };
  /** Null for the store itself. */
  shopId: number | null;
  purchase: Pick<VoucherUse, 'categories' | 'subtotal' | 'reducible'> | null;
  now: Date;
}

/** Those that the customer may use today; the first to expire first. */
async function listVouchers(
  database: Queryable,
  { customer, shopId, purchase, now }: VoucherListRequest,
): Promise<ListedVoucher[]> {
  const rows = await database.query<VoucherRow>(
    `select ${voucherColumns}, true as is_for_shop
     from ${voucherTables}
     where voucher.store_id = $1 and voucher.is_offered and (voucher.shop_id is null or voucher.shop_id = $3)
       and coalesce(voucher.start_date <= $4::date, true) and voucher.end_date >= $4::date
     order by voucher.end_date, voucher.id`,
    [customer.storeId, customer.id, shopId, jakartaDay(now)],
  );
  return rows
    .filter(({ is_used_up, is_used }) => !is_used_up && !is_used)
    .map(({ is_used_up, is_used, is_for_shop, start_date, ...voucher }) => {
      if (!purchase) return { ...voucher, saving: null, error_code: null };
      const use = { customer, code: voucher.code, shopUid: null, now, ...purchase };
      const reason = unavailableReason({ ...voucher, is_used_up, is_used, is_for_shop, start_date }, use);
      const { value, cashback } = voucherWorth(voucher, purchase.reducible);
      return { ...voucher, saving: reason ? null : value + cashback, error_code: reason };
    });
}

export const createVouchers = (database: Database, now: Clock) => ({
  evaluate: (use: Omit<VoucherUse, 'now'>) => evaluateVoucher(database, { ...use, now: now() }),

  list: (request: Omit<VoucherListRequest, 'now'>) => listVouchers(database, { ...request, now: now() }),
});
