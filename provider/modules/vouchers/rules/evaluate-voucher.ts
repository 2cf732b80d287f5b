import type { Queryable, Database } from '../../../database/database';
import { jakartaDay, type Clock } from '../../../clock';
import { type Reducible, reducedBy, voucherWorth, type VoucherTerms, type VoucherWorth } from './voucher-worth';
import { type RefusalReason, Refused } from '../../../errors/refusal';

/** What a voucher is to be used for; amounts in rupiah. */
export interface VoucherUse {
  customer: { id: number; storeId: number };
  /** In any case of letters. */
  code: string;
  /** Those that fit what is bought. */
  categories: readonly number[];
  /** The shop that sells it; null for the store itself. */
  shopUid: string | null;
  /** Of all lines, which a smallest subtotal is compared with. */
  subtotal: number;
  /** `goods` of those alone that take vouchers. */
  reducible: Reducible;
  now: Date;
}

/** A voucher that may be used, and what it is worth. */
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

function whyNot(voucher: VoucherRow, { categories, subtotal, reducible, now }: VoucherUse): RefusalReason | null {
  const today = jakartaDay(now);
  if (today > voucher.end_date) return 'VOUCHER_EXPIRED';
  if (voucher.is_used_up) return 'VOUCHER_USED_UP';
  if (voucher.is_used) return 'VOUCHER_USED';
  const hasBegun = voucher.start_date === null || today >= voucher.start_date;
  if (!hasBegun || !voucher.is_for_shop || !categories.includes(voucher.category)) return 'VOUCHER_NOT_APPLICABLE';
  if (subtotal < voucher.min_price) return 'VOUCHER_MINIMUM';
  return reducedBy(voucher.category, reducible) === 0 ? 'VOUCHER_NOT_APPLICABLE' : null;
}

const judgedColumns = `
  voucher.id, voucher.code, voucher.note, voucher.category, voucher.type, voucher.value, voucher.max_value,
  voucher.min_price, voucher.cashback_flag, voucher.start_date::text as start_date,
  voucher.end_date::text as end_date,
  coalesce(voucher.used >= voucher.quota, false) as is_used_up,
  voucher.per_customer > 0 and coalesce(own.uses, 0) >= voucher.per_customer as is_used`;

const judgedTables = `vouchers voucher
  left join voucher_uses own on own.voucher_id = voucher.id and own.customer_id = $2
  left join items shop on shop.id = voucher.shop_id`;

/**
 * Finds out whether a customer may use a voucher now, and what it is worth. Nothing is taken: `takeVoucher` does.
 * @throws Refused
 */
export async function evaluateVoucher(database: Queryable, use: VoucherUse): Promise<EvaluatedVoucher> {
  const [voucher] = await database.query<VoucherRow>(
    `select ${judgedColumns}, voucher.shop_id is null or coalesce(shop.view_uid = $4, false) as is_for_shop
     from ${judgedTables}
     where voucher.store_id = $1 and voucher.code = $3 and voucher.is_offered`,
    [use.customer.storeId, use.customer.id, use.code.toUpperCase(), use.shopUid],
  );
  if (!voucher) throw new Refused('VOUCHER_UNKNOWN');
  const reason = whyNot(voucher, use);
  if (reason) throw new Refused(reason);
  const { id, code, note } = voucher;
  return { id, code, note, ...voucherWorth(voucher, use.reducible) };
}

/** A voucher of a list, as far as what is about to be bought is concerned. */
interface ListedVoucher extends Omit<VoucherRow, 'is_used_up' | 'is_used' | 'is_for_shop' | 'start_date'> {
  /** Rupiah that it takes off or gives back; null where it can't be used, or nothing is about to be bought. */
  saving: number | null;
  /** Why it can't be used yet. */
  error_code: RefusalReason | null;
}

/** What a list is asked for: what is about to be bought, where anything is. */
interface VoucherListQuestion {
  customer: { id: number; storeId: number };
  /** The shop that sells it; null for the store itself. */
  shopId: number | null;
  purchase: Pick<VoucherUse, 'categories' | 'subtotal' | 'reducible'> | null;
  now: Date;
}

/** The vouchers that a customer may use today with a shop or the store itself; what ends first stands first. */
async function listVouchers(
  database: Queryable,
  { customer, shopId, purchase, now }: VoucherListQuestion,
): Promise<ListedVoucher[]> {
  const rows = await database.query<VoucherRow>(
    `select ${judgedColumns}, true as is_for_shop
     from ${judgedTables}
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
      const reason = whyNot({ ...voucher, is_used_up, is_used, is_for_shop, start_date }, use);
      const { value, cashback } = voucherWorth(voucher, purchase.reducible);
      return { ...voucher, saving: reason ? null : value + cashback, error_code: reason };
    });
}

/** What customers may take off. */
export const createVouchers = (database: Database, now: Clock) => ({
  /** @throws Refused */
  evaluate: (use: Omit<VoucherUse, 'now'>) => evaluateVoucher(database, { ...use, now: now() }),

  list: (question: Omit<VoucherListQuestion, 'now'>) => listVouchers(database, { ...question, now: now() }),
});
