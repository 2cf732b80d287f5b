import type { RideLocation, RideSelection } from '../../../machines/rides/courier-selection-setup';
import { storedValue } from '../../storage/stored-value';

const maxRecent = 5;

const isLocation = (value: unknown): value is RideLocation =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'latitude' in value &&
  typeof value.latitude === 'number' &&
  'longitude' in value &&
  typeof value.longitude === 'number';

const isMoment = (value: unknown): value is NonNullable<RideSelection['moment']> =>
  typeof value === 'object' && value !== null && 'date' in value && 'time' in value;

const isCounts = (value: unknown): value is RideSelection['extras'] =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');

/** What is chosen of a ride, found again after a reload and after signing in: for the session alone. */
export function storedRide(codename: string, item: string) {
  const stored = storedValue('session/person/ride', codename, { subject: item });
  return {
    read(): RideSelection | null {
      const value = stored.readJson();
      if (typeof value !== 'object' || value === null) return null;
      const { origin, destination, moment, extras } = value as { [Part in keyof RideSelection]?: unknown };
      return {
        origin: isLocation(origin) ? origin : null,
        destination: isLocation(destination) ? destination : null,
        moment: isMoment(moment) ? moment : null,
        extras: isCounts(extras) ? extras : {},
      };
    },
    write: (selection: RideSelection) => stored.writeJson(selection),
    remove: () => stored.remove(),
  };
}

/** The places that this browser rode from and to last, newest first. */
export function recentLocations(codename: string) {
  const stored = storedValue('local/person/rides', codename);
  const read = (): RideLocation[] => {
    const value = stored.readJson();
    return Array.isArray(value) ? value.filter(isLocation) : [];
  };
  return {
    read,
    add: (locations: readonly RideLocation[]) => {
      const all = [...locations, ...read()];
      const first = all.filter((one, at) => all.findIndex(({ address }) => address === one.address) === at);
      stored.writeJson(first.slice(0, maxRecent));
    },
  };
}
