import type { VoucherCategory, CheckVoucherInput, VoucherPurchaseInput } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { carrierKindCode, sentPaymentKind } from '../payments/codes';
import { checkoutKindCode } from '../checkout/codes';
import { voucherCategoryCode } from './codes';
import { mapVoucher, mapVoucherCheck } from './mapping';
import type { VoucherCheckModel, VoucherModel } from '../../model/models';
import type { StoreRecord } from '../stores/store-record';

function categoriesFor({ kind, isDelivered }: VoucherPurchaseInput): readonly VoucherCategory[] {
  const goods: readonly VoucherCategory[] = ['GOODS', 'GOODS_AND_DELIVERY'];
  switch (kind) {
    case 'GOODS':
      return isDelivered ? [...goods, 'DELIVERY'] : goods;
    case 'SERVICE':
      return ['SERVICE'];
    case 'COURIER_RIDE':
      return ['COURIER'];
    case 'DIRECT_PURCHASE':
    case 'BILL':
    case 'INVOICE':
      return ['DIGITAL'];
    case 'TOP_UP':
      return [];
  }
}

const bySaving = (one: VoucherModel, other: VoucherModel) =>
  Number(one.refusal !== null) - Number(other.refusal !== null) ||
  (other.saving?.amount ?? 0) - (one.saving?.amount ?? 0);

const purchaseFields = ({ kind, item, subtotal, deliveryCost }: VoucherPurchaseInput) => ({
  cart_type: checkoutKindCode[kind].cart_type,
  ...(item && { list_vuid: item }),
  product_total: subtotal,
  ...(typeof deliveryCost === 'number' && { delivery_cost: deliveryCost }),
});

const alone: readonly VoucherCategory[] = ['SERVICE', 'COURIER', 'DIGITAL'];

const sharedFields = ({ code, total, paymentKind, carrierKind, supplier }: CheckVoucherInput) => ({
  voucher_code: code,
  total,
  ...(paymentKind && { payment_type: sentPaymentKind(paymentKind) }),
  ...(carrierKind && { courrier_type: carrierKindCode[carrierKind] }),
  ...(supplier && { partner_vuid: supplier }),
});

export const createVouchers = (provider: ProviderCalls, record: StoreRecord) => {
  async function checkForCart(check: CheckVoucherInput) {
    const query = {
      ...sharedFields(check),
      subtotal: check.subtotal,
      ...(check.category && check.category !== 'UNKNOWN' && { category: voucherCategoryCode[check.category] }),
      ...(typeof check.deliveryCost === 'number' && { delivery_cost: check.deliveryCost }),
    };
    return provider.checkDiscount(query);
  }

  async function checkForItem(check: CheckVoucherInput) {
    const fields = {
      ...sharedFields(check),
      product_total: check.subtotal,
      ...(check.item && { list_vuid: check.item }),
      ...(check.payment && { payment_id: check.payment }),
      ...(typeof check.deliveryCost === 'number' && { delivery_cost: check.deliveryCost }),
    };
    return provider.checkItemVoucher(fields);
  }

  return {
    async list(supplier: string | null, purchase: VoucherPurchaseInput | null): Promise<VoucherModel[]> {
      const fields = { ...(supplier !== null && { view_uid: supplier }), ...(purchase && purchaseFields(purchase)) };
      const { data } = await provider.listVouchers(fields);
      const vouchers = data.map((voucher) => mapVoucher(voucher, record));
      if (!purchase) return vouchers;
      const categories = categoriesFor(purchase);
      return vouchers.filter(({ category }) => categories.includes(category)).sort(bySaving);
    },

    async check(check: CheckVoucherInput): Promise<VoucherCheckModel> {
      const isAlone = Boolean(check.item) || (check.category ? alone.includes(check.category) : false);
      return mapVoucherCheck(await (isAlone ? checkForItem(check) : checkForCart(check)), record);
    },
  };
};
