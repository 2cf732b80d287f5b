import type { Location, Place, Position } from '../__generated__/resolvers';
import type { Locale } from '../base/locale';
import { kilometresBetween, maxLocations } from './geocoder';

type StoreLocation = Pick<Location, 'name' | 'address' | 'position'>;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const hasWords = (text: string, typed: readonly string[]) => {
  const words = wordsOf(text);
  return typed.every((word) => words.some((one) => one.startsWith(word)));
};

const minFurther = 3;

/**
 * First the store's places whose names begin with the typed text, then places on the map, then the store's places that
 * contain all typed words.
 */
export function addStoreLocations(found: readonly Place[], locations: readonly StoreLocation[], text: string): Place[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...found];
  const start = typed.join(' ');
  const matches = locations.filter(({ name, address }) => hasWords(`${name} ${address}`, typed));
  const isNamed = ({ name }: StoreLocation) => wordsOf(name).join(' ').startsWith(start);
  const placesOf = (some: readonly StoreLocation[]): Place[] =>
    some.map(({ name, address, position }) => ({ name, region: address, position }));
  const first = placesOf(matches.filter(isNamed));
  const further = placesOf(matches.filter((one) => !isNamed(one)));
  const free = Math.max(0, maxLocations - first.length - Math.min(minFurther, further.length));
  return [...first, ...found.slice(0, free), ...further].slice(0, maxLocations);
}

const nearKilometres = 3;
const hereKilometres = 0.15;
const near = { id: 'Dekat', en: 'Near' } as const;

const coordinatesOf = ({ latitude, longitude }: Position) => `(${latitude.toFixed(4)}, ${longitude.toFixed(4)})`;

/**
 * Describes a position by the store's nearest place, or by its town with the coordinates, because many points share a
 * town.
 */
export function describePosition(
  position: Position,
  town: Place | null,
  locations: readonly StoreLocation[],
  locale: Locale,
): Place | null {
  const [nearest] = locations
    .map(({ name, position: own }) => ({ name, kilometres: kilometresBetween(position, own) }))
    .sort((one, other) => one.kilometres - other.kilometres);
  const coordinates = coordinatesOf(position);
  if (!nearest || nearest.kilometres > nearKilometres) {
    return town && { ...town, region: [town.region, coordinates].filter(Boolean).join(' '), position };
  }
  const name = nearest.kilometres <= hereKilometres ? nearest.name : `${near[locale]} ${nearest.name}`;
  const region = [[town?.name, town?.region].filter(Boolean).join(', '), coordinates].filter(Boolean).join(' ');
  return { name, region, position };
}
