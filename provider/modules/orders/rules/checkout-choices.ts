import { CarrierType, ItemType, OrderCategory, VoucherCategory } from '../../../__generated__/codes';
import { optionsFor, deliveryOf, type Parcel } from '../../carriers/rules';
import type { OperationRequest } from '../../../contract/operations';
import { Refused } from '../../../errors/refusal';
import type { FilledStore, StoredCarrier } from '../../../store-check/store-document';
import { paymentColumns, type Delivery, type BoughtLine } from '../queries/insert-order';
import type { Sellable } from '../../catalogue/queries/sellables';
import { reducible, takesVouchers } from '../../vouchers/rules/voucher-worth';
import type { Queryable } from '../../../database/database';
import { goodsCategories, evaluateVoucher, type VoucherUse } from '../../vouchers/rules/evaluate-voucher';
import { takeVoucher } from '../../vouchers/queries';

type Fields = OperationRequest<'createOrder'>['body'];
type App = FilledStore['app'];

/** Empty for the store's own name. @throws Refused if the store does not offer it, or name or phone is missing. */
export function chooseDropship({ use_dropship }: App, { dropship_name = '', dropship_phone = '' }: Fields) {
  const [name, phone] = [dropship_name.trim(), dropship_phone.trim()];
  const isRequested = name !== '' || phone !== '';
  if (isRequested && (use_dropship !== 1 || name === '' || phone === '')) throw new Refused('DROPSHIP_INVALID');
  return { dropship_name: name, dropship_phone: phone };
}

/** @throws Refused if goods, services or a direct purchase are worth less than the store's minimum order. */
export function requireMinimum({ min_order_price }: App, subtotal: number) {
  if (subtotal < min_order_price) throw new Refused('MINIMUM_ORDER');
}

interface PayableOrder {
  cart_type: number;
  carrier_type: number | null;
  isTopUp?: boolean;
  isBill?: boolean;
}

/** @throws Refused if the store does not offer this payment option for the items. */
export function choosePayment(
  { payment_options }: App,
  { payment_id, payment_type }: Pick<Fields, 'payment_id' | 'payment_type'>,
  { cart_type, carrier_type, ...kind }: PayableOrder,
) {
  const payable = { cartType: cart_type, carrierType: carrier_type ?? undefined, ...kind };
  const option = optionsFor(payment_options, payable).find(
    ({ id, type }) => id === payment_id && type === payment_type,
  );
  if (!option) throw new Refused('PAYMENT_INVALID');
  return paymentColumns(option);
}

interface DeliveryRequest {
  carrier: string;
  carrierType: number | undefined;
  service: string;
}

/** @throws Refused if no carrier of the store delivers the parcel in that way. */
export function chooseDelivery(carriers: readonly StoredCarrier[], request: DeliveryRequest, parcel: Parcel): Delivery {
  if (request.carrier === '') throw new Refused('CARRIER_MISSING');
  const carrier = carriers.find(({ view_uid }) => view_uid === request.carrier);
  if (!carrier || (request.carrierType !== undefined && request.carrierType !== carrier.type)) {
    throw new Refused('CARRIER_INVALID');
  }
  if (carrier.type === CarrierType.PACKAGES && request.service === '') throw new Refused('PACKAGE_MISSING');
  const delivery = deliveryOf(carrier, request.service, parcel);
  if (!delivery) throw new Refused('CARRIER_INVALID');
  return {
    carrier_type: carrier.type,
    expedition_name: carrier.name,
    package_service: delivery.service,
    package_etd: delivery.days,
    delivery_cost: delivery.cost,
  };
}

/** The category of an order without a ride. */
export const orderCategoryOf = (cartType: number): OrderCategory => categories[cartType] ?? OrderCategory.GOODS;

const categories: Readonly<Record<number, OrderCategory>> = {
  [ItemType.SERVICE]: OrderCategory.SERVICE,
  [ItemType.DIRECT_PURCHASE]: OrderCategory.DIGITAL,
};

/** Whether an order can be paid without the seller's confirmation, who must confirm the time of some services first. */
export const needsNoConfirmation = ({ auto_order }: App, { type, details }: Pick<Sellable, 'type' | 'details'>) =>
  auto_order === 1 && !(type === ItemType.SERVICE && details.by_appointment === 1);

const voucherCategories: Readonly<Record<number, readonly number[]>> = {
  [ItemType.SERVICE]: [VoucherCategory.SERVICE],
  [ItemType.DIRECT_PURCHASE]: [VoucherCategory.DIGITAL],
};

async function applyVoucher(transaction: Queryable, use: VoucherUse) {
  if (use.code === '') return { voucher_id: null, voucher_code: null, voucher_value: 0, voucher_cashback: 0 };
  const voucher = await evaluateVoucher(transaction, use);
  await takeVoucher(transaction, voucher.id, use.customer.id);
  return {
    voucher_id: voucher.id,
    voucher_code: voucher.code,
    voucher_value: voucher.value,
    voucher_cashback: voucher.cashback,
  };
}

/** @returns the voucher columns of the order. @throws Refused */
export const useBillVoucher = (
  transaction: Queryable,
  { amount, ...use }: Pick<VoucherUse, 'customer' | 'code' | 'now'> & { amount: number },
) =>
  applyVoucher(transaction, {
    ...use,
    categories: [VoucherCategory.DIGITAL],
    shopUid: null,
    subtotal: amount,
    reducible: { goods: amount, delivery: 0 },
  });

/** @returns the voucher columns of the order. @throws Refused */
export const useRideVoucher = (
  transaction: Queryable,
  { amount, item, ...use }: Pick<VoucherUse, 'customer' | 'code' | 'now'> & { amount: number; item: Sellable },
) =>
  applyVoucher(transaction, {
    ...use,
    categories: [VoucherCategory.COURIER],
    shopUid: item.shop?.view_uid ?? null,
    subtotal: amount,
    reducible: { goods: takesVouchers(item) ? amount : 0, delivery: 0 },
  });

interface VoucherRequest {
  code: string;
  lines: readonly [BoughtLine, ...BoughtLine[]];
  subtotal: number;
  deliveryCost: number;
  now: Date;
}

/** @returns the voucher columns of the order. @throws Refused */
export async function useVoucher(
  transaction: Queryable,
  customer: { id: number; storeId: number },
  { code, lines, subtotal, deliveryCost, now }: VoucherRequest,
) {
  const [{ shop, type }] = lines;
  return applyVoucher(transaction, {
    customer,
    code,
    categories: voucherCategories[type] ?? goodsCategories,
    shopUid: shop?.view_uid ?? null,
    subtotal,
    reducible: reducible(lines, deliveryCost),
    now,
  });
}

interface OrderAmounts {
  subtotal: number;
  orderFee: number;
  deliveryCost: number;
  adminFee: number;
  /** Without cashback. */
  discount: number;
}

export const orderTotal = ({ subtotal, orderFee, deliveryCost, adminFee, discount }: OrderAmounts) =>
  subtotal + orderFee + deliveryCost + adminFee - discount;
