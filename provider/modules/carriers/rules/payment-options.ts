import type { StoredPaymentOption } from '../../../store-check/commerce';

/** What is to be paid for. */
export interface Payable {
  /** Type of its items. */
  cartType: number;
  carrierType?: number;
  isInvoice?: boolean;
}

const onDelivery = 2;

/** The ways in which it can be paid. */
export const optionsFor = (options: readonly StoredPaymentOption[], { cartType, carrierType, isInvoice }: Payable) =>
  options.filter(({ type, cart_types, carrier_types }) => {
    if (isInvoice) return type !== onDelivery;
    if (!cart_types.includes(cartType)) return false;
    return carrierType === undefined || carrier_types.length === 0 || carrier_types.includes(carrierType);
  });
