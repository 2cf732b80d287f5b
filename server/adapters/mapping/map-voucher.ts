import type { Voucher } from '../../__generated__/resolvers';
import { voucherCategory } from '../codes/order-codes';
import type { Rest, VoucherCheckModel } from '../model/models';
import type { StoreRecord } from './store-record';
import { exactMoney, money } from '../values/numbers';
import { mapRefusal } from './map-refusal';

const fixedAmount = 0;

export function mapVoucher(voucher: Rest['Voucher'], { store, wallet }: StoreRecord): Voucher {
  const isCashback = voucher.cashback_flag === 1;
  const currency = isCashback ? wallet.currency : store.currency;
  const isFixed = voucher.type === fixedAmount;
  return {
    id: voucher.view_uid,
    code: voucher.code,
    category: voucherCategory(voucher.category),
    amount: isFixed ? exactMoney(voucher.value, currency) : null,
    percent: isFixed ? null : Math.min(100, Math.max(1, voucher.value)),
    maximum: isFixed ? null : money(voucher.max_value, currency),
    minimumOrder: money(voucher.min_price, store.currency),
    isCashback,
    endDate: voucher.end_date,
    note: voucher.note,
    saving: typeof voucher.saving === 'number' ? exactMoney(voucher.saving, currency) : null,
    refusal: voucher.error_code ? mapRefusal({ error_code: voucher.error_code, message: '' }) : null,
  };
}

export const mapVoucherCheck = (reply: Rest['VoucherCheckReply'], { store, wallet }: StoreRecord): VoucherCheckModel =>
  reply.success && reply.data
    ? {
        __typename: 'AppliedVoucher',
        code: reply.data.voucher_code,
        discount: exactMoney(reply.data.voucher_value, store.currency),
        cashback: exactMoney(reply.data.voucher_cashback, wallet.currency),
        note: reply.data.voucher_note,
      }
    : mapRefusal(reply);
