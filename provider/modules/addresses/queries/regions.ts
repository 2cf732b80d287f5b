import type { Database } from '../../../database/database';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Region {
  code: string;
  name: string;
}

export const createRegionLists = (database: Database) => ({
  provinces: () => database.query<Region>('select code, name from provinces order by name'),

  cities: (province: string) =>
    database.query<Region>('select code, name from regencies where province_code = $1 order by name', [province]),

  districts: (city: string) =>
    database.query<Region>('select code, name from districts where regency_code = $1 order by name', [city]),

  async isRegion(code: string) {
    const rows = await database.query(
      'select from regencies where code = $1 union all select from districts where code = $1',
      [code],
    );
    return rows.length > 0;
  },
});

const packageFile = require.resolve('idn-area-data/package.json');

/** The package's files have no quoted values. */
const readColumns = (file: string): string[][] => {
  const [header = '', ...lines] = readFileSync(join(dirname(packageFile), 'data', file), 'utf8')
    .trim()
    .split(/\r?\n/);
  const rows = lines.map((line) => line.split(','));
  return header.split(',').map((_, column) => rows.map((row) => row[column] ?? ''));
};

/** Names are in capitals; DKI is an abbreviation and keeps them. */
const titleCase = (name: string) =>
  name.replace(/[^\s/.()-]+/g, (word) => (word === 'DKI' ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`));

const listOf = (codes: readonly string[] = [], names: readonly string[] = []): Region[] =>
  codes.map((code, index) => ({ code, name: titleCase(names[index] ?? '') }));

/** The provinces and regencies of the country, in the order of their codes. */
export function readRegions(): { provinces: Region[]; regencies: Region[] } {
  const [provinceCodes, provinceNames] = readColumns('provinces.csv');
  const [regencyCodes, , regencyNames] = readColumns('regencies.csv');
  return { provinces: listOf(provinceCodes, provinceNames), regencies: listOf(regencyCodes, regencyNames) };
}

export const createRegions = (database: Database) => ({
  async load(): Promise<boolean> {
    const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
    const milestone = `regions ${version}`;
    const milestones = await database.query('select from milestones where name = $1', [milestone]);
    if (milestones.length > 0) return false;

    const [provinceCodes = [], provinceNames = []] = readColumns('provinces.csv');
    const [regencyCodes = [], provinces = [], regencyNames = []] = readColumns('regencies.csv');
    const [districtCodes = [], regencies = [], districtNames = []] = readColumns('districts.csv');
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into provinces (code, name) select * from unnest($1::text[], $2::text[])
         on conflict (code) do update set name = excluded.name`,
        [provinceCodes, provinceNames.map(titleCase)],
      );
      await transaction.query(
        `insert into regencies (code, province_code, name) select * from unnest($1::text[], $2::text[], $3::text[])
         on conflict (code) do update set province_code = excluded.province_code, name = excluded.name`,
        [regencyCodes, provinces, regencyNames.map(titleCase)],
      );
      await transaction.query(
        `insert into districts (code, regency_code, name) select * from unnest($1::text[], $2::text[], $3::text[])
         on conflict (code) do update set regency_code = excluded.regency_code, name = excluded.name`,
        [districtCodes, regencies, districtNames],
      );
      await transaction.query('insert into milestones (name) values ($1) on conflict do nothing', [milestone]);
    });
    return true;
  },
});
