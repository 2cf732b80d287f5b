import type { components } from '../../../__generated__/rest';
import { cleanText } from '../../../clean-text';
import type { Database, Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';

type Address = components['schemas']['Address'];

export type AddressInput = Omit<Address, 'province_name' | 'city_name' | 'district_name'>;
export type Language = components['schemas']['Shipment']['language'];

const texts = ['full_name', 'address', 'phone_number', 'province', 'city', 'district'] as const;

export const textsOf = (input: AddressInput) => texts.map((text) => cleanText(input[text]));

/** Null if the customer has none. */
export async function addressOf(database: Queryable, customerId: number): Promise<Address | null> {
  const [row] = await database.query<Address>(
    `select own.full_name, own.address, own.phone_number, province.code as province, province.name as province_name,
       regency.code as city, regency.name as city_name, district.code as district, district.name as district_name
     from customer_addresses own
       join provinces province on province.code = own.province_code
       join regencies regency on regency.code = own.regency_code
       join districts district on district.code = own.district_code
     where own.customer_id = $1`,
    [customerId],
  );
  return row ?? null;
}

/** @throws Refused if a part is missing or the regions do not fit each other. */
export async function checkRegions(transaction: Queryable, input: AddressInput) {
  const hasPhone = /\d/.test(input.phone_number);
  if (!hasPhone || texts.some((text) => cleanText(input[text]) === '')) throw new Refused('ADDRESS_INCOMPLETE');
  const [exists] = await transaction.query<{ city: boolean; district: boolean }>(
    `select exists (select from regencies where code = $2 and province_code = $1) as city,
       exists (select from districts where code = $3 and regency_code = $2) as district`,
    [input.province, input.city, input.district],
  );
  if (!exists?.city) throw new Refused('CITY_INVALID');
  if (!exists.district) throw new Refused('DISTRICT_INVALID');
}

async function saveAddress(transaction: Queryable, customerId: number, input: AddressInput) {
  await checkRegions(transaction, input);
  await transaction.query(
    `insert into customer_addresses
       (customer_id, full_name, address, phone_number, province_code, regency_code, district_code)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (customer_id) do update
     set full_name = excluded.full_name, address = excluded.address, phone_number = excluded.phone_number,
       province_code = excluded.province_code, regency_code = excluded.regency_code,
       district_code = excluded.district_code`,
    [customerId, ...textsOf(input)],
  );
}

const saveLanguage = (transaction: Queryable, customerId: number, language: Language) =>
  transaction.query('update customers set language = $2 where id = $1', [customerId, language]);

/** The customer's delivery address. */
export const createCustomerAddresses = (database: Database) => ({
  find: (customerId: number) => addressOf(database, customerId),

  save: (customerId: number, input: AddressInput) => saveAddress(database, customerId, input),

  async language(customerId: number): Promise<Language> {
    const [row] = await database.query<{ language: Language }>('select language from customers where id = $1', [
      customerId,
    ]);
    return row?.language ?? 'in';
  },

  saveWithLanguage: (customerId: number, input: AddressInput, language: Language) =>
    database.transaction(async (transaction) => {
      await saveAddress(transaction, customerId, input);
      await saveLanguage(transaction, customerId, language);
    }),

  saveLanguage: (customerId: number, language: Language) => saveLanguage(database, customerId, language),
});
