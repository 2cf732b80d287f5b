import { maxAddresses } from '../../../__generated__/limits';
import type { Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { type AddressInput, checkRegions } from '../queries/customer-addresses';
import {
  countAddresses,
  insertAddress,
  lockAddresses,
  moveToDefault,
  removeAddress,
  savedAddressesOf,
  tableOf,
  updateAddress,
} from '../queries/saved-addresses';

/** A customer's addresses; the first one stored becomes the delivery address. */
export const createSavedAddresses = (database: Database) => ({
  list: (customerId: number) => savedAddressesOf(database, customerId),

  /** Once per id, which the browser chooses. @throws Refused if the address is incomplete or over the limit */
  store: (customerId: number, uid: string, input: AddressInput) =>
    database.transaction(async (transaction) => {
      await lockAddresses(transaction, customerId);
      await checkRegions(transaction, input);
      const table = await tableOf(transaction, customerId, uid);
      if (table) return void (await updateAddress(transaction, table, customerId, uid, input));
      const count = await countAddresses(transaction, customerId);
      if (count >= maxAddresses) throw new Refused('ADDRESSES_FULL');
      const free = count === 0 ? 'customer_addresses' : 'other_addresses';
      await insertAddress(transaction, free, customerId, uid, input);
    }),

  /** If it was the delivery address, the newest of the others becomes it. */
  remove: (customerId: number, uid: string) =>
    database.transaction(async (transaction) => {
      await lockAddresses(transaction, customerId);
      const table = await tableOf(transaction, customerId, uid);
      if (!table) return;
      await removeAddress(transaction, table, customerId, uid);
      if (table === 'customer_addresses') await moveToDefault(transaction, customerId, null);
    }),

  /** @throws Refused if the customer has no such address */
  choose: (customerId: number, uid: string) =>
    database.transaction(async (transaction) => {
      await lockAddresses(transaction, customerId);
      const table = await tableOf(transaction, customerId, uid);
      if (!table) throw new Refused('ADDRESS_GONE');
      if (table === 'other_addresses') await moveToDefault(transaction, customerId, uid);
    }),
});
