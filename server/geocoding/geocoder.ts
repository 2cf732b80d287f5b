import type { Place, Position } from '../__generated__/resolvers';

/** Monas in Jakarta: the position of a visitor who did not give one. */
export const defaultCentre = { latitude: -6.1754, longitude: 106.8272 } as const;

interface LocationSearch {
  readonly text: string;
  /** Two lower-case letters; places of other countries are left out. */
  readonly countryCode: string;
  readonly near: Position | null;
}

/** Positions are personal: nothing about them is logged or stored. */
export interface Geocoder {
  /** Whether it names positions by their streets; otherwise, by their towns. */
  readonly namesStreets: boolean;
  suggest(search: LocationSearch): Promise<Place[]>;
  /** Null if nothing nearby has a name. */
  nameOf(position: Position, countryCode: string): Promise<Place | null>;
  close(): Promise<void>;
}

export const maxLocations = 6;

/** Degrees around the centre within which suggestions are found. */
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

/** Accurate enough to sort places nearby. */
export function kilometresBetween(one: Position, other: Position): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * Math.cos(middle);
  return Math.hypot(one.latitude - other.latitude, east) * kilometresPerDegree;
}
