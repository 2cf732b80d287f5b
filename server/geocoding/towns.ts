import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fromRoot } from '../../shared/root-folder';
import type { Place } from '../__generated__/resolvers';

export interface City {
  readonly name: string;
  /** The country's first-level division, as numbered by GeoNames. */
  readonly adminCode: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

const listCities = (countryCode: string) =>
  new Promise<City[]>((resolve, reject) => {
    const worker = new Worker(fromRoot('server/geocoding/read-cities.mjs'), {
      workerData: countryCode.toUpperCase(),
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that reads towns exited with code ${code}`)));
  });

const folder = join(dirname(require.resolve('idn-area-data/package.json')), 'data');

/** The package's files have no quoted values. */
const rowsOf = (file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const withoutKind = (regency: string) =>
  regency
    .replace(/^(KABUPATEN|KOTA)( ADMINISTRASI)? /, '')
    .replace(/\S+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** The regency of a district by both names; null if there is not exactly one. */
function readDistricts(): (province: string, district: string) => string | null {
  const provinces = new Map(rowsOf('provinces.csv').map(([code = '', name = '']) => [code, lettersOf(name)]));
  const regencies = new Map(
    rowsOf('regencies.csv').map(([code = '', province = '', name = '']) => [
      code,
      { name: withoutKind(name), province: provinces.get(province) ?? '' },
    ]),
  );
  const regencyNames = new Map<string, Set<string>>();
  for (const [, regencyCode = '', name = ''] of rowsOf('districts.csv')) {
    const regency = regencies.get(regencyCode);
    if (!regency) continue;
    const key = `${regency.province} ${lettersOf(name)}`;
    regencyNames.set(key, (regencyNames.get(key) ?? new Set()).add(regency.name));
  }
  return (province, district) => {
    const [first, ...others] = regencyNames.get(`${lettersOf(province)} ${lettersOf(district)}`) ?? [];
    return first !== undefined && others.length === 0 ? first : null;
  };
}

/** GeoNames' number of each Indonesian province, and its official name. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'Aceh',
  '02': 'Bali',
  '03': 'Bengkulu',
  '04': 'DKI Jakarta',
  '05': 'Jambi',
  '07': 'Jawa Tengah',
  '08': 'Jawa Timur',
  '10': 'Daerah Istimewa Yogyakarta',
  '11': 'Kalimantan Barat',
  '12': 'Kalimantan Selatan',
  '13': 'Kalimantan Tengah',
  '14': 'Kalimantan Timur',
  '15': 'Lampung',
  '17': 'Nusa Tenggara Barat',
  '18': 'Nusa Tenggara Timur',
  '21': 'Sulawesi Tengah',
  '22': 'Sulawesi Tenggara',
  '24': 'Sumatera Barat',
  '26': 'Sumatera Utara',
  '28': 'Maluku',
  '29': 'Maluku Utara',
  '30': 'Jawa Barat',
  '31': 'Sulawesi Utara',
  '32': 'Sumatera Selatan',
  '33': 'Banten',
  '34': 'Gorontalo',
  '35': 'Kepulauan Bangka Belitung',
  '36': 'Papua',
  '37': 'Riau',
  '38': 'Sulawesi Selatan',
  '39': 'Papua Barat',
  '40': 'Kepulauan Riau',
  '41': 'Sulawesi Barat',
  '42': 'Kalimantan Utara',
};

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

/** The package has some names in English: `South Tangerang`, `Jambi City`. */
const indonesian = (name: string) =>
  name
    .replace(/^City of | City$/g, '')
    .replace(/^(North|South|East|West|Central) (.+)$/, (_, direction: string, rest: string) =>
      [rest, directions[direction]].join(' '),
    );

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
