import { byPackages, deliveryOf, type Parcel } from '../checkout/carrier-packages';
import { Refused } from '../refusal';
import type { StoredCarrier } from '../store-check/commerce';

export interface DeliveryWish {
  /** The carrier's id; empty without one. */
  carrier: string;
  /** The carrier's type, where it was sent. */
  carrierType: number | undefined;
  /** The service of its package; empty without one. */
  service: string;
}

/** How an order is delivered, as its columns. */
export interface Delivery {
  carrier_type: number | null;
  expedition_name: string;
  package_service: string;
  package_etd: string;
  delivery_cost: number;
}

export const undelivered: Delivery = {
  carrier_type: null,
  expedition_name: '',
  package_service: '',
  package_etd: '',
  delivery_cost: 0,
};

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
