import type { Position } from '../__generated__/resolvers';

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
