import type {
  Carrier,
  CarrierKind,
  CheckoutKind,
  PaymentOption,
  QueryCarrierPackagesArgs,
  Store,
} from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { carrierKindCode } from '../payments/codes';
import { checkoutKindCode } from './codes';
import { mapCarrier, mapPackages, mapPaymentOption } from './mapping';
import type { PackagesModel } from '../../model/models';

export const createCarriers = (provider: ProviderCalls, { currency }: Store) => ({
  async list(supplier: string | null): Promise<Carrier[]> {
    const query = supplier === null ? {} : { partner_vuid: supplier };
    const { data } = await provider.listExpeditions(query);
    return data.map((carrier) => mapCarrier(carrier, currency));
  },

  async packages({ carrierId, originId, destinationId, weight }: QueryCarrierPackagesArgs): Promise<PackagesModel> {
    const query = { courrier: carrierId, origin: originId, destination: destinationId, weight };
    return mapPackages(await provider.listPackages(query), currency);
  },

  async paymentOptions(kind: CheckoutKind, carrierKind: CarrierKind | null): Promise<PaymentOption[]> {
    const query = {
      ...checkoutKindCode[kind],
      ...(carrierKind && { expedition_type: carrierKindCode[carrierKind] }),
    };
    const { data } = await provider.listPaymentTypes(query);
    // The pages cannot offer an unknown method.
    return data.map((option) => mapPaymentOption(option, currency)).filter(({ kind: of }) => of !== 'UNKNOWN');
  },
});
