import type { Place, Position } from '../__generated__/resolvers';

/** Monas in Jakarta: where a visitor stands who did not say where. */
export const defaultCentre = { latitude: -6.1754, longitude: 106.8272 } as const;

interface LocationSearch {
  readonly text: string;
  /** Two small letters; places of other countries are left out. */
  readonly countryCode: string;
  /** Places around it alone, the nearest first. */
  readonly near: Position | null;
}

/** Names of places and where they are. Positions are personal: nothing of them is logged or kept. */
export interface Geocoder {
  suggest(search: LocationSearch): Promise<Place[]>;
  /** What a position is called; null where nothing around it has a name. */
  nameOf(position: Position, countryCode: string): Promise<Place | null>;
  close(): Promise<void>;
}

export const maxLocations = 6;

/** Degrees: suggestions stay within so much of the centre. */
const reach = 0.15;

export const boxAround = ({ latitude, longitude }: Position) => ({
  west: longitude - reach,
  south: latitude - reach,
  east: longitude + reach,
  north: latitude + reach,
});

export function isAround(centre: Position, { latitude, longitude }: Position): boolean {
  const { west, south, east, north } = boxAround(centre);
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

const kilometresPerDegree = 111.2;

/** Good enough to order what is near. */
export function kilometresBetween(one: Position, other: Position): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * Math.cos(middle);
  return Math.hypot(one.latitude - other.latitude, east) * kilometresPerDegree;
}
