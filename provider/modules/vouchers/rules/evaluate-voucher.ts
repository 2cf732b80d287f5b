import { format } from 'date-fns/format';
import { id } from 'date-fns/locale/id';
import type { Queryable, Database } from '../../../database/database';
import { jakartaDay, type Clock } from '../../../clock';
import { findVoucher, type VoucherRow, vouchersOfDay } from '../queries';
import { type Reducible, reducedBy, voucherWorth, type VoucherWorth } from './voucher-worth';
import { type RefusalReason, Refused } from '../../../errors/refusal';

export interface VoucherUse {
  customer: { id: number; storeId: number };
  /** Case-insensitive. */
  code: string;
  categories: readonly number[];
  /** Null for the store itself. */
  shopUid: string | null;
  /** The total of all lines, compared with the voucher's minimum. */
  subtotal: number;
  /** `goods` counts only lines that accept vouchers. */
  reducible: Reducible;
  now: Date;
}

export interface EvaluatedVoucher extends VoucherWorth {
  id: number;
  code: string;
  note: string;
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

/** Does not count as a use; `takeVoucher` does. @throws Refused */
export async function evaluateVoucher(database: Queryable, use: VoucherUse): Promise<EvaluatedVoucher> {
  const voucher = await findVoucher(database, use.customer, use.code.toUpperCase(), use.shopUid);
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

/** Vouchers that the customer may use today, the first to expire first. */
async function listVouchers(
  database: Queryable,
  { customer, shopId, purchase, now }: VoucherListRequest,
): Promise<ListedVoucher[]> {
  const rows = await vouchersOfDay(database, customer, shopId, jakartaDay(now));
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
