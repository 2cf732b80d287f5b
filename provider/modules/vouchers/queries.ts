import type { SignedInCustomer } from '../../customer';
import type { Queryable } from '../../database/database';
import { Refused } from '../../errors/refusal';

export interface VoucherTerms {
  /** 0 goods, 1 delivery, 2 both, 3 service, 4 ride, 5 digital. */
  category: number;
  /** 0 rupiah, otherwise percent. */
  type: number;
  value: number;
  /** Limit for percentages; 0 for none. */
  max_value: number;
  cashback_flag: number;
}

export interface VoucherRow extends VoucherTerms {
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

type Customer = Pick<SignedInCustomer, 'id' | 'storeId'>;

const voucherColumns = `
  voucher.id, voucher.code, voucher.note, voucher.category, voucher.type, voucher.value, voucher.max_value,
  voucher.min_price, voucher.cashback_flag, voucher.start_date::text as start_date,
  voucher.end_date::text as end_date,
  coalesce(voucher.used >= voucher.quota, false) as is_used_up,
  voucher.per_customer > 0 and coalesce(own.uses, 0) >= voucher.per_customer as is_used`;

const voucherTables = `vouchers voucher
  left join voucher_uses own on own.voucher_id = voucher.id and own.customer_id = $2
  left join items shop on shop.id = voucher.shop_id`;

/** A voucher that the store offers, even if the customer cannot use it. @param shopUid null for the store itself */
export async function findVoucher(
  connection: Queryable,
  { id, storeId }: Customer,
  code: string,
  shopUid: string | null,
): Promise<VoucherRow | undefined> {
  const [voucher] = await connection.query<VoucherRow>(
    `select ${voucherColumns}, voucher.shop_id is null or coalesce(shop.view_uid = $4, false) as is_for_shop
     from ${voucherTables}
     where voucher.store_id = $1 and voucher.code = $3 and voucher.is_offered`,
    [storeId, id, code, shopUid],
  );
  return voucher;
}

/** Vouchers that are valid on a day, the first to expire first. @param shopId null for the store itself */
export const vouchersOfDay = (connection: Queryable, { id, storeId }: Customer, shopId: number | null, day: string) =>
  connection.query<VoucherRow>(
    `select ${voucherColumns}, true as is_for_shop
     from ${voucherTables}
     where voucher.store_id = $1 and voucher.is_offered and (voucher.shop_id is null or voucher.shop_id = $3)
       and coalesce(voucher.start_date <= $4::date, true) and voucher.end_date >= $4::date
     order by voucher.end_date, voucher.id`,
    [storeId, id, shopId, day],
  );

/**
 * Counts the quota first, which makes concurrent uses wait. @throws Refused if the total or the customer's quota is
 * used up
 */
export async function takeVoucher(transaction: Queryable, voucherId: number, customerId: number): Promise<void> {
  const updated = await transaction.query(
    'update vouchers set used = used + 1 where id = $1 and (quota is null or used < quota) returning id',
    [voucherId],
  );
  if (updated.length === 0) throw new Refused('VOUCHER_USED_UP');
  const uses = await transaction.query(
    `insert into voucher_uses as known (voucher_id, customer_id, uses) values ($1, $2, 1)
     on conflict (voucher_id, customer_id) do update set uses = known.uses + 1
     where known.uses < (
       select coalesce(nullif(voucher.per_customer, 0), known.uses + 1) from vouchers voucher where voucher.id = $1
     )
     returning uses`,
    [voucherId, customerId],
  );
  if (uses.length === 0) throw new Refused('VOUCHER_USED');
}

export async function giveVoucherBack(transaction: Queryable, voucherId: number, customerId: number): Promise<void> {
  await transaction.query('update vouchers set used = greatest(used - 1, 0) where id = $1', [voucherId]);
  await transaction.query(
    'update voucher_uses set uses = greatest(uses - 1, 0) where voucher_id = $1 and customer_id = $2',
    [voucherId, customerId],
  );
}
