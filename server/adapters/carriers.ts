import type {
  Carrier,
  CarrierKind,
  PaidCart,
  PaymentOption,
  QueryCarrierPackagesArgs,
  Store,
} from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { carrierKindCode } from './codes/carrier-kind';
import { paidCartCode } from './codes/paid-cart';
import { found } from './found';
import { mapCarrier, mapPackages } from './mapping/map-carrier';
import { mapPaymentOption } from './mapping/map-payment-option';
import type { PackagesModel } from './models';

/** How an order can be carried, and how it can be paid. */
export const createCarriers = (calls: ProviderCalls, { currency }: Store) => ({
  async list(supplier: string | null): Promise<Carrier[]> {
    const address = path`/api/v2/customer/expedition/courrier`;
    const query = supplier === null ? {} : { partner_vuid: supplier };
    const { data } = found(await calls.get('listExpeditions', address, query), address);
    return data.map((carrier) => mapCarrier(carrier, currency));
  },

  async packages({ carrier, origin, destination, weight }: QueryCarrierPackagesArgs): Promise<PackagesModel> {
    const address = path`/api/v2/customer/expedition/type`;
    const query = { courrier: carrier, origin, destination, weight };
    return mapPackages(found(await calls.get('listPackages', address, query), address), currency);
  },

  async paymentOptions(cart: PaidCart, kind: CarrierKind | null): Promise<PaymentOption[]> {
    const address = path`/api/v2/customer/cart/payment-type`;
    const query = { ...paidCartCode[cart], ...(kind && { expedition_type: carrierKindCode[kind] }) };
    const { data } = found(await calls.get('listPaymentTypes', address, query), address);
    return data.map((option) => mapPaymentOption(option, currency));
  },
});
