import type { components } from '../../../__generated__/rest';
import type { Database, Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';

type Address = components['schemas']['Address'];

export type GivenAddress = Omit<Address, 'province_name' | 'city_name' | 'district_name'>;
export type Language = components['schemas']['Shipment']['language'];

const texts = ['full_name', 'address', 'phone_number', 'province', 'city', 'district'] as const;

/** Null before the first. */
export async function addressOf(database: Queryable, customerId: number): Promise<Address | null> {
  const [found] = await database.query<Address>(
    `select own.full_name, own.address, own.phone_number, province.code as province, province.name as province_name,
       regency.code as city, regency.name as city_name, district.code as district, district.name as district_name
     from customer_addresses own
       join provinces province on province.code = own.province_code
       join regencies regency on regency.code = own.regency_code
       join districts district on district.code = own.district_code
     where own.customer_id = $1`,
    [customerId],
  );
  return found ?? null;
}

/** @throws Refused where a part is missing or lies elsewhere. */
async function checkPlaces(transaction: Queryable, given: GivenAddress) {
  const hasPhone = /\d/.test(given.phone_number);
  if (!hasPhone || texts.some((text) => given[text].trim() === '')) throw new Refused('ADDRESS_INCOMPLETE');
  const [found] = await transaction.query<{ city: boolean; district: boolean }>(
    `select exists (select from regencies where code = $2 and province_code = $1) as city,
       exists (select from districts where code = $3 and regency_code = $2) as district`,
    [given.province, given.city, given.district],
  );
  if (!found?.city) throw new Refused('CITY_INVALID');
  if (!found.district) throw new Refused('DISTRICT_INVALID');
}

async function keep(transaction: Queryable, customerId: number, given: GivenAddress) {
  await checkPlaces(transaction, given);
  await transaction.query(
    `insert into customer_addresses
       (customer_id, full_name, address, phone_number, province_code, regency_code, district_code)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (customer_id) do update
     set full_name = excluded.full_name, address = excluded.address, phone_number = excluded.phone_number,
       province_code = excluded.province_code, regency_code = excluded.regency_code,
       district_code = excluded.district_code`,
    [customerId, ...texts.map((text) => given[text].trim())],
  );
}

/** Where orders are sent to, one address a customer. */
export const createCustomerAddresses = (database: Database) => ({
  find: (customerId: number) => addressOf(database, customerId),

  save: (customerId: number, given: GivenAddress) => keep(database, customerId, given),

  async language(customerId: number): Promise<Language> {
    const [found] = await database.query<{ language: Language }>('select language from customers where id = $1', [
      customerId,
    ]);
    return found?.language ?? 'in';
  },

  saveWithLanguage: (customerId: number, given: GivenAddress, language: Language) =>
    database.transaction(async (transaction) => {
      await keep(transaction, customerId, given);
      await transaction.query('update customers set language = $2 where id = $1', [customerId, language]);
    }),
});
