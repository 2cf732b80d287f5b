import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(dirname(require.resolve('idn-area-data/package.json')), 'data');

/** Rows of one of the package's files, which have no quoted values. */
const rowsOf = (file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

export const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const withoutKind = (regency: string) =>
  regency
    .replace(/^(KABUPATEN|KOTA)( ADMINISTRASI)? /, '')
    .replace(/\S+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** Finds the regency of a district by the names of its province and itself; null where it has none or several. */
export function readDistricts(): (province: string, district: string) => string | null {
  const provinces = new Map(rowsOf('provinces.csv').map(([code = '', name = '']) => [code, lettersOf(name)]));
  const regencies = new Map(
    rowsOf('regencies.csv').map(([code = '', province = '', name = '']) => [
      code,
      { name: withoutKind(name), province: provinces.get(province) ?? '' },
    ]),
  );
  const found = new Map<string, Set<string>>();
  for (const [, regencyCode = '', name = ''] of rowsOf('districts.csv')) {
    const regency = regencies.get(regencyCode);
    if (!regency) continue;
    const key = `${regency.province} ${lettersOf(name)}`;
    found.set(key, (found.get(key) ?? new Set()).add(regency.name));
  }
  return (province, district) => {
    const [first, ...others] = found.get(`${lettersOf(province)} ${lettersOf(district)}`) ?? [];
    return first !== undefined && others.length === 0 ? first : null;
  };
}
