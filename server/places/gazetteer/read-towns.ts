import type { Place } from '../../__generated__/resolvers';
import { readDistricts } from './districts';
import { listCities } from './list-cities';
import { provinces } from './provinces';

export interface Town extends Place {
  readonly population: number;
}

const directions: Readonly<Record<string, string>> = {
  North: 'Utara',
  South: 'Selatan',
  East: 'Timur',
  West: 'Barat',
  Central: 'Tengah',
};

/** The package writes some names in English: `South Tangerang`, `Jambi City`. */
const indonesian = (name: string) =>
  name
    .replace(/^City of | City$/g, '')
    .replace(/^(North|South|East|West|Central) (.+)$/, (_, direction: string, rest: string) =>
      [rest, directions[direction]].join(' '),
    );

/** Towns of a country, each with the region that it is in; those of Indonesia as the official list has them. */
export async function readTowns(countryCode: string): Promise<Town[]> {
  const cities = await listCities(countryCode);
  const isIndonesia = countryCode === 'id';
  const regencyOf = isIndonesia ? readDistricts() : () => null;
  return cities.map(({ adminCode, population, latitude, longitude, ...city }) => {
    const name = isIndonesia ? indonesian(city.name) : city.name;
    const province = (isIndonesia && provinces[adminCode]) || '';
    const regency = regencyOf(province, name);
    const region = [regency !== name && regency, province].filter(Boolean).join(', ');
    return { name, region, population, position: { latitude, longitude } };
  });
}
