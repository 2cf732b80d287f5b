import type { Rest } from '../../model/models';
import type { QueryOf } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import type { StoreRecord } from '../../domains/stores/store-record';
import { remember } from './remember';

export interface Parcel {
  /** The shop that sends; null for the store itself. */
  readonly shop: string | null;
  readonly origin: string;
  readonly destination: string;
  /** In grams. */
  readonly weight: number;
}

export type Delivery = Pick<
  Rest['Order'],
  'expedition_type' | 'expedition_name' | 'package_service' | 'package_etd' | 'delivery_cost'
>;

export const undelivered: Delivery = {
  expedition_type: null,
  expedition_name: '',
  package_service: '',
  package_etd: '',
  delivery_cost: 0,
};

const carrierType = { fixed: 2, packages: 3 } as const;

/** What the previewed store offers, as the provider says it without a customer. */
export function createOffers(provider: ProviderCalls, { store }: StoreRecord) {
  const packages = remember(async (query: QueryOf<'listPackages'>) => (await provider.listPackages(query)).data);

  async function deliveryBy(carrier: Rest['Expedition'], { origin, destination, weight }: Parcel) {
    const { expedition_name, type, cost } = carrier;
    if (type === carrierType.fixed)
      return { ...undelivered, expedition_type: 2 as const, expedition_name, delivery_cost: cost };
    if (type !== carrierType.packages) return null;
    const entries = await packages({ courrier: carrier.view_uid, origin, destination, weight });
    const [chosen] = entries.flatMap(({ costs }) => costs);
    const [price] = chosen?.cost ?? [];
    if (!chosen || !price) return null;
    return {
      expedition_type: 3 as const,
      expedition_name,
      package_service: chosen.service,
      package_etd: price.etd,
      delivery_cost: price.value,
    };
  }

  let cart: Promise<Rest['CartApp']> | undefined;
  const rules = () => (cart ??= provider.viewCartApp({ app_vuid: store.id }).then(({ data }) => data.cart));

  const carriers = remember(
    async (shop: string | null) => (await provider.listExpeditions(shop === null ? {} : { partner_vuid: shop })).data,
  );
  const referral = remember(
    async (_store: null) => (await provider.getReferralNote({}, { orNull: true }))?.data ?? null,
  );

  return {
    rules,

    payments: remember(async (query: QueryOf<'listPaymentTypes'>) => (await provider.listPaymentTypes(query)).data),

    /** By the first carrier that the customer's home can be reached with. */
    async delivery(parcel: Parcel): Promise<Delivery> {
      if ((await rules()).use_expedition !== 1) return undelivered;
      for (const carrier of await carriers(parcel.shop)) {
        const delivery = await deliveryBy(carrier, parcel);
        if (delivery) return delivery;
      }
      return undelivered;
    },

    /** Null without a referral programme. */
    referral: () => referral(null),

    async points() {
      if (store.wallet.pointsRule !== null) return true;
      const rewards = await provider.listRewards({ app_view_uid: store.id }, { orNull: true });
      return (rewards?.data ?? []).length > 0;
    },
  };
}
