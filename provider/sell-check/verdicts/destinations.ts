import { distanceZone } from '../../modules/carriers/rules';
import type { SellingStore } from './selling-store';
import type { Destination } from './verdict';

/** The regencies of the country, in classes that the carriers tell apart, the nearest first. */
export function destinationsFrom(origin: string, { provinces, regencies }: SellingStore['regions']): Destination[] {
  const nameOf = new Map(provinces.map(({ code, name }) => [code, name]));
  const zones = new Map<number, { regency: string; names: Set<string> }>();
  for (const { code } of regencies) {
    const zone = distanceZone(origin, code);
    const names = zones.get(zone)?.names ?? new Set<string>();
    zones.set(zone, { regency: code, names: names.add(nameOf.get(code.slice(0, 2)) ?? '') });
  }
  return [...zones]
    .sort(([one], [other]) => one - other)
    .map(([zone, { regency, names }]) => ({ zone, regency, provinces: [...names] }));
}
