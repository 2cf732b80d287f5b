import type { Position } from '../__generated__/resolvers';

const kilometresPerDegree = 111.2;

/** Good enough to order what is near. */
export function kilometresBetween(one: Position, other: Position): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * Math.cos(middle);
  return Math.hypot(one.latitude - other.latitude, east) * kilometresPerDegree;
}
