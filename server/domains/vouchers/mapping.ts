import { voucherCategory } from './codes';
import type { Rest, VoucherCheckModel, VoucherModel } from '../../model/models';
import type { StoreRecord } from '../stores/store-record';
import { clampInteger, exactMoney, money } from '../../values/numbers';
import { mapRefusal } from '../../model/map-refusal';

const fixedAmount = 0;

export function mapVoucher(voucher: Rest['Voucher'], { store, wallet }: StoreRecord): VoucherModel {
  const isCashback = voucher.cashback_flag === 1;
  const currency = isCashback ? wallet.currency : store.currency;
  return {
    id: voucher.view_uid,
    code: voucher.code,
    category: voucherCategory(voucher.category),
    worth:
      voucher.type === fixedAmount
        ? { __typename: 'FixedWorth', amount: exactMoney(voucher.value, currency) }
        : {
            __typename: 'ShareWorth',
            percent: clampInteger(voucher.value, 1, 100),
            maximum: money(voucher.max_value, currency),
          },
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
