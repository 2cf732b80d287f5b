import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import { isAround, kilometresBetween, maxLocations, type Geocoder } from './geocoder';
import { readTowns, type Town } from './towns';

const asTyped = 2;

/** Rank of a match, 0 is best; null without one. Both arguments are lower-case. */
function matchName(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return asTyped;
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  const mismatches = Math.min(distance(name, typed), distance(name.slice(0, typed.length), typed));
  return mismatches <= allowed ? asTyped + mismatches : null;
}

const isMisspelt = (rank: number) => rank > asTyped;

/** In kilometres; a farther town says nothing about a position. */
const farthest = 30;
const maxCountries = 4;

/** Places of an installed data package, which needs no network. A country is read on first use. */
export function createGazetteer(read: (countryCode: string) => Promise<readonly Town[]> = readTowns): Geocoder {
  const countries = new LRUCache<string, Promise<readonly Town[]>>({ max: maxCountries });

  function townsOf(countryCode: string): Promise<readonly Town[]> {
    const cached = countries.get(countryCode);
    if (cached) return cached;
    const towns = read(countryCode);
    countries.set(countryCode, towns);
    towns.catch(() => countries.delete(countryCode));
    return towns;
  }

  return {
    namesStreets: false,

    async suggest({ text, countryCode, near }) {
      const typed = text.trim().toLowerCase();
      if (!typed) return [];
      const matches = (await townsOf(countryCode))
        .filter(({ position }) => !near || isAround(near, position))
        .flatMap((town) => {
          const rank = matchName(town.name.toLowerCase(), typed);
          return rank === null ? [] : [{ town, rank, order: near ? kilometresBetween(near, town.position) : rank }];
        })
        .sort((one, other) => one.order - other.order || other.town.population - one.town.population);
      const exact = matches.filter(({ rank }) => !isMisspelt(rank));
      return (exact.length > 0 ? exact : matches)
        .slice(0, maxLocations)
        .map(({ town: { name, region, position } }) => ({ name, region, position }));
    },

    async nameOf(position, countryCode) {
      const [nearest] = (await townsOf(countryCode))
        .map((town) => ({ town, kilometres: kilometresBetween(position, town.position) }))
        .sort((one, other) => one.kilometres - other.kilometres);
      return nearest && nearest.kilometres <= farthest
        ? { name: nearest.town.name, region: nearest.town.region, position }
        : null;
    },

    close: async () => {},
  };
}
