import type { RideLocation } from '../../../machines/rides/courier-selection-setup';
import { fields, number, or, orNull } from '../../storage/fields';
import { listOf, type Shape, text } from '../../storage/shape';
import { storedValue } from '../../storage/stored-value';

const maxRecent = 5;

const locationShape = fields({ address: text, latitude: number, longitude: number });

const quantities: Shape<{ readonly [id: string]: number }> = (value) =>
  typeof value === 'object' && value !== null
    ? fields(Object.fromEntries(Object.keys(value).map((id) => [id, number])))(value)
    : undefined;

const rideShape = fields({
  origin: orNull(locationShape),
  destination: orNull(locationShape),
  moment: orNull(fields({ date: text, time: text })),
  extras: or(quantities, {}),
});

/** The selection of a ride, restored after a reload or after signing in; only for the browser session. */
export const storedRide = (codename: string, item: string) =>
  storedValue('session/person/ride', rideShape, codename, { subject: item });

/** The most recent origins and destinations in this browser, newest first. */
export function recentLocations(codename: string) {
  const stored = storedValue('local/person/rides', listOf(locationShape), codename);
  const read = () => stored.read() ?? [];
  return {
    read,
    add: (locations: readonly RideLocation[]) => {
      const all = [...locations, ...read()];
      const first = all.filter((one, at) => all.findIndex(({ address }) => address === one.address) === at);
      stored.write(first.slice(0, maxRecent));
    },
  };
}
