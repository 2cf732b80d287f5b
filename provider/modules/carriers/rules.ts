import { CarrierType } from '../../__generated__/codes';
import { paysBills } from '../../store-check/rules/payments';
import type { PackageRates, StoredCarrier, StoredPaymentOption } from '../../store-check/store-document';

/** 0 the same regency or city, 1 the same province, 2 the same island, 3 farther. */
type DistanceZone = 0 | 1 | 2 | 3;

/** Sumatra's provinces begin with 1 or 2. */
const islandOf = (code: string) => code.charAt(0).replace('2', '1');

/** By official codes, such as `32.73` or `32.73.07`. */
export function distanceZone(origin: string, destination: string): DistanceZone {
  const isSame = (length: number) =>
    origin.length >= length && origin.slice(0, length) === destination.slice(0, length);
  if (isSame('32.73'.length)) return 0;
  if (isSame('32'.length)) return 1;
  return origin !== '' && islandOf(origin) === islandOf(destination) ? 2 : 3;
}

const gramsOfKilogram = 1000;

/** Rounded up, at least one. */
export const chargedKilograms = (grams: number) => Math.max(1, Math.ceil(grams / gramsOfKilogram));

export const reaches = ({ farthest_zone }: PackageRates, zone: DistanceZone) => zone <= farthest_zone;

export function packageCost({ base, per_kg, per_zone }: PackageRates, zone: DistanceZone, grams: number): number {
  const kilograms = chargedKilograms(grams);
  return base + (kilograms - 1) * per_kg + kilograms * zone * per_zone;
}

export function packageDays({ days_from, days_to, days_per_zone }: PackageRates, zone: DistanceZone): string {
  const from = days_from + zone * days_per_zone;
  const to = Math.max(from, days_to + zone * days_per_zone);
  return from === to ? String(from) : `${from}-${to}`;
}

export interface Parcel {
  origin: string;
  destination: string;
  weight: number;
}

interface CarrierPackage {
  service: string;
  description: string;
  en?: { description?: string };
  cost: number;
  /** Such as `2-3`. */
  days: string;
}

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

/** Cost in rupiah; undefined if the carrier does not offer this delivery. */
export function deliveryOf(
  carrier: StoredCarrier,
  service: string,
  parcel: Parcel,
): Omit<CarrierPackage, 'description'> | undefined {
  if (carrier.type === CarrierType.FIXED) return { service: '', cost: carrier.cost, days: '' };
  if (carrier.type !== CarrierType.PACKAGES) return undefined;
  return carrierPackages(carrier, parcel).find((one) => one.service === service);
}

interface Payable {
  cartType: number;
  carrierType?: number;
  isInvoice?: boolean;
  isTopUp?: boolean;
  isBill?: boolean;
}

/** Payments to the platform, and through a payment service. */
const forTopUps = [0, 4];

export const optionsFor = (
  options: readonly StoredPaymentOption[],
  { cartType, carrierType, isInvoice, isTopUp, isBill }: Payable,
) =>
  options.filter((option) => {
    const { type, invoice_method, cart_types, carrier_types } = option;
    if (isTopUp) return forTopUps.includes(type);
    if (isBill) return paysBills(option);
    if (isInvoice) return invoice_method !== undefined;
    if (!cart_types.includes(cartType)) return false;
    return carrierType === undefined || carrier_types.length === 0 || carrier_types.includes(carrierType);
  });
