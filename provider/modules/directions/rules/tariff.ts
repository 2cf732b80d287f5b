import type { RoutePoint } from '../../../../shared/routes/polyline';
import { metresBetween } from '../../../router/router';
import { Refused } from '../../../errors/refusal';
import type { StoredRides } from '../../../store-check/store-document';
import type { StoredQuote } from '../queries';
import { dayMinutes, dayOf, momentOf, parseTime, weekdayOf } from '../../bookings/rules/calendar';

type Zone = StoredRides['zones'][number];
type Hours = StoredRides['hours'][number];

const isWithin = ({ lat, lng, radius_km }: Zone, point: RoutePoint) =>
  metresBetween({ lat, lng }, point) <= radius_km * 1000;

/** Null if the store has no zones; undefined if the point is outside all of them. */
export const zoneOf = ({ zones }: StoredRides, point: RoutePoint): Zone | null | undefined =>
  zones.length === 0 ? null : zones.find((zone) => isWithin(zone, point));

/** The zone of the origin; null if the store has no zones. @throws Refused if an end is outside of them */
export function requireZones(rides: StoredRides, origin: RoutePoint, destination: RoutePoint): Zone | null {
  const zone = zoneOf(rides, origin);
  if (zone === undefined || zoneOf(rides, destination) === undefined) throw new Refused('RIDE_OUTSIDE');
  return zone;
}

/** @throws Refused */
export function requireReach({ max_km }: StoredRides, metres: number) {
  if (metres > max_km * 1000) throw new Refused('RIDE_TOO_FAR');
}

/** Hours that end before they begin continue into the next day, but count for the day on which they began. */
function isDuring(rides: StoredRides, { days, from, to }: Hours, moment: Date): boolean {
  const [opens = 0, closes = 0] = [parseTime(from), parseTime(to)];
  const length = closes > opens ? closes - opens : closes - opens + dayMinutes;
  const today = dayOf(rides, moment);
  return [today, today - 1].some((day) => {
    const minutes = (moment.getTime() - momentOf(rides, day).getTime()) / 60_000;
    const isOnDay = days.length === 0 || days.includes(weekdayOf(day));
    return isOnDay && minutes >= opens && minutes < opens + length;
  });
}

export interface Fare {
  /** Price per kilometre. */
  perKm: number;
  metres: number;
  zone: Zone | null;
  /** The number of open rides in the zone. */
  openRides: number;
  at: Date;
}

type Rate = Pick<Hours, 'name' | 'percent' | 'en'>;

/** `amount` is in whole rupiah, negative for a reduction. */
type Surcharge = Rate & { amount: number };

function ratesOf(rides: StoredRides, { zone, openRides, at }: Fare): Rate[] {
  const [demand] = rides.surge.filter((one) => openRides >= one.rides).sort((one, other) => other.rides - one.rides);
  const hours = rides.hours.find((one) => isDuring(rides, one, at));
  return [zone, hours, demand].flatMap((one) =>
    one && one.percent !== 100 ? [{ name: one.name, percent: one.percent, ...(one.en && { en: one.en }) }] : [],
  );
}

const whole = 100n;

/** Whole rupiah, rounded up. */
function priceWith(rides: StoredRides, { perKm, metres, zone }: Fare, rates: readonly Rate[]): number {
  const dividend = rates.reduce((product, { percent }) => product * BigInt(percent), BigInt(perKm) * BigInt(metres));
  const divisor = 1000n * whole ** BigInt(rates.length);
  const exact = Number((dividend + divisor - 1n) / divisor);
  const least = Math.max(exact, zone?.min_price ?? 0);
  return Math.ceil(least / rides.rounding) * rides.rounding;
}

/** Applies the rates one after another. Those that do not change the price, such as below the minimum, are left out. */
export function fareOf(rides: StoredRides, fare: Fare): { price: number; surcharges: Surcharge[] } {
  const rates = ratesOf(rides, fare);
  const prices = rates.map((_, index) => priceWith(rides, fare, rates.slice(0, index)));
  const price = priceWith(rides, fare, rates);
  const surcharges = rates
    .map((rate, index) => ({ ...rate, amount: (prices[index + 1] ?? price) - (prices[index] ?? price) }))
    .filter(({ amount }) => amount !== 0);
  return { price, surcharges };
}

/** Uses the current tariffs with the time and demand of the quote. @throws Refused */
export function priceOf(
  rides: StoredRides,
  perKm: number,
  { origin, destination, metres, surge_rides, quoted_at }: StoredQuote,
) {
  const zone = requireZones(rides, origin, destination);
  return fareOf(rides, { perKm, metres, zone, openRides: surge_rides, at: quoted_at }).price;
}
