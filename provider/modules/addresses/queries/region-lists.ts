import type { Database } from '../../../database/database';

/** A province, a regency or city, or a district. */
export interface Region {
  code: string;
  name: string;
}

/** What people choose an address from, by name. */
export const createRegionLists = (database: Database) => ({
  provinces: () => database.query<Region>('select code, name from provinces order by name'),

  /** Empty where there is no such province. */
  cities: (province: string) =>
    database.query<Region>('select code, name from regencies where province_code = $1 order by name', [province]),

  /** Empty where there is no such regency or city. */
  districts: (city: string) =>
    database.query<Region>('select code, name from districts where regency_code = $1 order by name', [city]),

  /** A regency, city or district of the official list. */
  async isPlace(code: string) {
    const found = await database.query(
      'select from regencies where code = $1 union all select from districts where code = $1',
      [code],
    );
    return found.length > 0;
  },
});
