import type { Position } from '../../__generated__/resolvers';

/** Null where the provider knows no place, or none on earth. */
export function positionOf(latitude: number | null, longitude: number | null): Position | null {
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
