import { reducible } from '../../vouchers/rules/reducible';
import { directPurchase } from '../../cart/rules/validate-line';
import type { Queryable } from '../../../database/database';
import { goodsCategories, evaluateVoucher } from '../../vouchers/rules/evaluate-voucher';
import { takeVoucher } from '../../vouchers/queries';
import type { BoughtLine } from '../queries/insert-order';

const digitalCategories = [5];

interface VoucherWish {
  code: string;
  lines: readonly [BoughtLine, ...BoughtLine[]];
  subtotal: number;
  deliveryCost: number;
  now: Date;
}

/**
 * Uses the voucher of an order; answers what an order keeps of it.
 * @throws Refused
 */
export async function useVoucher(
  transaction: Queryable,
  customer: { id: number; storeId: number },
  { code, lines, subtotal, deliveryCost, now }: VoucherWish,
) {
  if (code === '') return { voucher_id: null, voucher_code: null, voucher_value: 0, voucher_cashback: 0 };
  const [{ shop, type }] = lines;
  const voucher = await evaluateVoucher(transaction, {
    customer,
    code,
    categories: type === directPurchase ? digitalCategories : goodsCategories,
    shopUid: shop?.view_uid ?? null,
    subtotal,
    reducible: reducible(lines, deliveryCost),
    now,
  });
  await takeVoucher(transaction, voucher.id, customer.id);
  return {
    voucher_id: voucher.id,
    voucher_code: voucher.code,
    voucher_value: voucher.value,
    voucher_cashback: voucher.cashback,
  };
}
