import { distanceZone } from '../../../pricing/distance-zone';
import { packageCost, packageDays, reaches } from '../../../pricing/package-cost';
import type { StoredCarrier } from '../../../store-check/commerce';

export const ride = 1;
export const fixedCost = 2;
export const byPackages = 3;

/** What is sent where; regions by their official codes, `weight` in grams. */
export interface Parcel {
  origin: string;
  destination: string;
  weight: number;
}

export interface CarrierPackage {
  service: string;
  description: string;
  en?: { description?: string };
  cost: number;
  /** Days such as `2-3`. */
  days: string;
}

/** What a carrier with packages offers for a parcel. */
export function carrierPackages(
  { services }: StoredCarrier,
  { origin, destination, weight }: Parcel,
): CarrierPackage[] {
  const zone = distanceZone(origin, destination);
  return services
    .filter((service) => reaches(service, zone))
    .map((rates) => ({
      service: rates.service,
      description: rates.description,
      ...(rates.en && { en: rates.en }),
      cost: packageCost(rates, zone, weight),
      days: packageDays(rates, zone),
    }));
}

/** Rupiah for a parcel, with the days of its package; undefined where the carrier does not offer it so. */
export function deliveryOf(
  carrier: StoredCarrier,
  service: string,
  parcel: Parcel,
): Omit<CarrierPackage, 'description'> | undefined {
  if (carrier.type === fixedCost) return { service: '', cost: carrier.cost, days: '' };
  if (carrier.type !== byPackages) return undefined;
  return carrierPackages(carrier, parcel).find((one) => one.service === service);
}
