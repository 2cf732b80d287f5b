import { byPackages, deliveryOf, type Parcel } from '../../carriers/rules/carrier-packages';
import type { Delivery } from '../queries/delivery-columns';
import { Refused } from '../../../errors/refusal';
import type { StoredCarrier } from '../../../store-check/commerce';

export interface DeliveryWish {
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
