import { optionsFor, byPackages, deliveryOf, type Parcel } from '../../carriers/rules';
import type { OperationRequest } from '../../../http/operations';
import { Refused } from '../../../errors/refusal';
import type { FilledStore, StoredCarrier } from '../../../store-check/store-document';
import { paymentColumns, type Delivery, type BoughtLine } from '../queries/insert-order';
import { reducible } from '../../vouchers/rules/voucher-worth';
import { directPurchase } from '../../cart/rules/lines';
import type { Queryable } from '../../../database/database';
import { goodsCategories, evaluateVoucher } from '../../vouchers/rules/evaluate-voucher';
import { takeVoucher } from '../../vouchers/queries';

type Fields = OperationRequest<'createOrder'>['body'];
type App = FilledStore['app'];

/**
 * Whose name the parcel is sent in; empty for the store's.
 * @throws Refused where the store doesn't offer it, or one of both is missing.
 */
export function chooseDropship({ use_dropship }: App, { dropship_name = '', dropship_phone = '' }: Fields) {
  const [name, phone] = [dropship_name.trim(), dropship_phone.trim()];
  const isWanted = name !== '' || phone !== '';
  if (isWanted && (use_dropship !== 1 || name === '' || phone === '')) throw new Refused('DROPSHIP_INVALID');
  return { dropship_name: name, dropship_phone: phone };
}

/** @throws Refused where the store doesn't offer the way to pay for what is bought. */
export function choosePayment(
  { payment_options }: App,
  { payment_id, payment_type }: Pick<Fields, 'payment_id' | 'payment_type'>,
  { cart_type, carrier_type }: { cart_type: number; carrier_type: number | null },
) {
  const payable = { cartType: cart_type, carrierType: carrier_type ?? undefined };
  const option = optionsFor(payment_options, payable).find(
    ({ id, type }) => id === payment_id && type === payment_type,
  );
  if (!option) throw new Refused('PAYMENT_INVALID');
  return paymentColumns(option);
}

interface DeliveryWish {
  /** The carrier's id; empty without one. */
  carrier: string;
  /** The carrier's type, where it was sent. */
  carrierType: number | undefined;
  /** The service of its package; empty without one. */
  service: string;
}

/** @throws Refused where the store's carriers don't bring the parcel in that way. */
export function chooseDelivery(carriers: readonly StoredCarrier[], wish: DeliveryWish, parcel: Parcel): Delivery {
  if (wish.carrier === '') throw new Refused('CARRIER_MISSING');
  const carrier = carriers.find(({ view_uid }) => view_uid === wish.carrier);
  if (!carrier || (wish.carrierType !== undefined && wish.carrierType !== carrier.type)) {
    throw new Refused('CARRIER_INVALID');
  }
  if (carrier.type === byPackages && wish.service === '') throw new Refused('PACKAGE_MISSING');
  const delivery = deliveryOf(carrier, wish.service, parcel);
  if (!delivery) throw new Refused('CARRIER_INVALID');
  return {
    carrier_type: carrier.type,
    expedition_name: carrier.name,
    package_service: delivery.service,
    package_etd: delivery.days,
    delivery_cost: delivery.cost,
  };
}

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

/** Rupiah of an order's parts. */
interface OrderAmounts {
  subtotal: number;
  orderFee: number;
  deliveryCost: number;
  adminFee: number;
  /** What a voucher takes off; its cashback is none of it. */
  discount: number;
}

export const orderTotal = ({ subtotal, orderFee, deliveryCost, adminFee, discount }: OrderAmounts) =>
  subtotal + orderFee + deliveryCost + adminFee - discount;
