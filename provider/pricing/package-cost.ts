import type { DistanceZone } from './distance-zone';

/** What a carrier asks for a service; amounts in rupiah. */
export interface PackageRates {
  /** The first kilogram in the same city. */
  base: number;
  /** Each further kilogram. */
  per_kg: number;
  /** Each kilogram for each zone farther. */
  per_zone: number;
  days_from: number;
  days_to: number;
  days_per_zone: number;
  /** Where it ends to be offered. */
  farthest_zone: number;
}

const gramsOfKilogram = 1000;

/** Begun kilograms are paid whole, and at least one is. */
export const chargedKilograms = (grams: number) => Math.max(1, Math.ceil(grams / gramsOfKilogram));

export const reaches = ({ farthest_zone }: PackageRates, zone: DistanceZone) => zone <= farthest_zone;

export function packageCost({ base, per_kg, per_zone }: PackageRates, zone: DistanceZone, grams: number): number {
  const kilograms = chargedKilograms(grams);
  return base + (kilograms - 1) * per_kg + kilograms * zone * per_zone;
}

/** Days such as `2-3`. */
export function packageDays({ days_from, days_to, days_per_zone }: PackageRates, zone: DistanceZone): string {
  const from = days_from + zone * days_per_zone;
  const to = Math.max(from, days_to + zone * days_per_zone);
  return from === to ? String(from) : `${from}-${to}`;
}
