import type { RoutePoint } from '../../shared/routes/polyline';

export interface Route {
  /** From one end to the other, along the streets; at least two points. */
  points: RoutePoint[];
  metres: number;
  seconds: number;
}

/** Positions are personal: nothing about them is logged. */
export interface Router {
  /** Null if no street leads there. @throws Error if the router does not answer in time, or its answer is invalid. */
  route(from: RoutePoint, to: RoutePoint): Promise<Route | null>;
}

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function metresBetween(from: RoutePoint, to: RoutePoint): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2);
  const east = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = north ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The rest of a line after a share of its length: 0 is its first point, 1 its last. */
export function lineAhead(points: readonly RoutePoint[], share: number): RoutePoint[] {
  const lengths = points.slice(1).map((point, index) => metresBetween(points[index] ?? point, point));
  let rest = Math.max(0, share) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from && to && rest < length) {
      const part = rest / length;
      const at = { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
      return [at, ...points.slice(index + 1)];
    }
    rest -= length;
  }
  return points.slice(-1);
}
