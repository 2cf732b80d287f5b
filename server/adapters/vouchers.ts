import type { Store, Voucher, VoucherCategory, VoucherCheckInput } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { carrierKindCode } from './codes/carrier-kind';
import { paymentKindCode } from './codes/payment-kind';
import { voucherCategoryCode } from './codes/voucher-category';
import { found } from './found';
import { mapVoucher, mapVoucherCheck } from './mapping/map-voucher';
import type { VoucherCheckModel } from './models';

/** What is bought without a cart. */
const alone: readonly VoucherCategory[] = ['SERVICE', 'COURIER', 'DIGITAL'];

const sharedFields = ({ code, total, paymentKind, carrierKind, supplier }: VoucherCheckInput) => ({
  voucher_code: code,
  total,
  ...(paymentKind && { payment_type: paymentKindCode[paymentKind] }),
  ...(carrierKind && { courrier_type: carrierKindCode[carrierKind] }),
  ...(supplier && { partner_vuid: supplier }),
});

export const createVouchers = (calls: ProviderCalls, { currency }: Store) => {
  async function checkForCart(check: VoucherCheckInput) {
    const address = path`/api/v2/customer/cart/check-discount`;
    const query = {
      ...sharedFields(check),
      subtotal: check.subtotal,
      ...(check.category && { category: voucherCategoryCode[check.category] }),
      ...(typeof check.deliveryCost === 'number' && { delivery_cost: check.deliveryCost }),
    };
    return found(await calls.get('checkDiscount', address, query), address);
  }

  async function checkForItem(check: VoucherCheckInput) {
    const address = path`/api/v2/customer/voucher/check`;
    const fields = {
      ...sharedFields(check),
      product_total: check.subtotal,
      ...(check.item && { list_vuid: check.item }),
      ...(check.payment && { payment_id: check.payment }),
    };
    return found(await calls.postForm('checkItemVoucher', address, fields), address);
  }

  return {
    async list(supplier: string | null): Promise<Voucher[]> {
      const address = path`/api/partner/voucher`;
      const fields = supplier === null ? {} : { view_uid: supplier };
      const { data } = found(await calls.postForm('listVouchers', address, fields), address);
      return data.map((voucher) => mapVoucher(voucher, currency));
    },

    async check(check: VoucherCheckInput): Promise<VoucherCheckModel> {
      const isAlone = Boolean(check.item) || (check.category ? alone.includes(check.category) : false);
      return mapVoucherCheck(await (isAlone ? checkForItem(check) : checkForCart(check)), currency);
    },
  };
};
