import type { components } from '../../../__generated__/rest';
import type { Queryable } from '../../../database/database';
import { type AddressInput, textsOf } from './customer-addresses';

export type SavedAddress = components['schemas']['SavedAddress'];

interface Row extends Omit<SavedAddress, 'address'> {
  address: Omit<SavedAddress['address'], 'address'> & { street: string };
}

const columns = 'view_uid, full_name, address, phone_number, province_code, regency_code, district_code';

/** The delivery address first, then the others, newest first. */
export async function savedAddressesOf(database: Queryable, customerId: number): Promise<SavedAddress[]> {
  const rows = await database.query<Row['address'] & Omit<Row, 'address'>>(
    `select own.view_uid, own.is_default, own.full_name, own.address as street, own.phone_number,
       province.code as province, province.name as province_name, regency.code as city, regency.name as city_name,
       district.code as district, district.name as district_name
     from (
       select 1 as is_default, 0::bigint as id, ${columns} from customer_addresses where customer_id = $1
       union all select 0, id, ${columns} from other_addresses where customer_id = $1
     ) own
       join provinces province on province.code = own.province_code
       join regencies regency on regency.code = own.regency_code
       join districts district on district.code = own.district_code
     order by own.is_default desc, own.id desc`,
    [customerId],
  );
  return rows.map(({ view_uid, is_default, street, ...address }) => ({
    view_uid,
    is_default,
    address: { ...address, address: street },
  }));
}

/** Makes changes to one customer's addresses wait for each other. */
export const lockAddresses = (transaction: Queryable, customerId: number) =>
  transaction.query('select from customers where id = $1 for no key update', [customerId]);

type Table = 'customer_addresses' | 'other_addresses';

/** The table that has the address; undefined if none does. */
export async function tableOf(transaction: Queryable, customerId: number, uid: string): Promise<Table | undefined> {
  const [row] = await transaction.query<{ name: Table }>(
    `select 'customer_addresses' as name from customer_addresses where customer_id = $1 and view_uid = $2
     union all select 'other_addresses' from other_addresses where customer_id = $1 and view_uid = $2`,
    [customerId, uid],
  );
  return row?.name;
}

export async function countAddresses(transaction: Queryable, customerId: number): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    `select (select count(*) from customer_addresses where customer_id = $1)::int
       + (select count(*) from other_addresses where customer_id = $1)::int as count`,
    [customerId],
  );
  return row?.count ?? 0;
}

export const insertAddress = (
  transaction: Queryable,
  table: Table,
  customerId: number,
  uid: string,
  input: AddressInput,
) =>
  transaction.query(`insert into ${table} (customer_id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    customerId,
    uid,
    ...textsOf(input),
  ]);

export const updateAddress = (
  transaction: Queryable,
  table: Table,
  customerId: number,
  uid: string,
  input: AddressInput,
) =>
  transaction.query(
    `update ${table} set full_name = $3, address = $4, phone_number = $5, province_code = $6, regency_code = $7,
       district_code = $8
     where customer_id = $1 and view_uid = $2`,
    [customerId, uid, ...textsOf(input)],
  );

export const removeAddress = (transaction: Queryable, table: Table, customerId: number, uid: string) =>
  transaction.query(`delete from ${table} where customer_id = $1 and view_uid = $2`, [customerId, uid]);

/** Makes another address the delivery address; the previous one joins the others. Without `uid`, takes the newest. */
export async function moveToDefault(transaction: Queryable, customerId: number, uid: string | null) {
  await transaction.query(
    `insert into other_addresses (customer_id, ${columns})
     select customer_id, ${columns} from customer_addresses where customer_id = $1`,
    [customerId],
  );
  await transaction.query('delete from customer_addresses where customer_id = $1', [customerId]);
  await transaction.query(
    `insert into customer_addresses (customer_id, ${columns})
     select customer_id, ${columns} from other_addresses
     where customer_id = $1 and ($2::text is null or view_uid = $2) order by id desc limit 1`,
    [customerId, uid],
  );
  await transaction.query(
    `delete from other_addresses using customer_addresses own
     where other_addresses.customer_id = $1 and own.customer_id = $1 and own.view_uid = other_addresses.view_uid`,
    [customerId],
  );
}
