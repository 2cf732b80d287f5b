import { existsSync, readdirSync } from 'node:fs';
import type { Database } from '../database/database';
import { transfer } from '../modules/wallet/queries/transfer';
import { storesFolder } from './load-demo-stores';

const openingBalance = 500_000;

/** Gives the customer `demo` of each store of `folder` something to pay with, once. */
export async function loadDemoBalances(database: Database, folder = storesFolder): Promise<void> {
  if (!existsSync(folder)) return;
  const customers = await database.query<{ id: number; storeId: number }>(
    `select customer.id, customer.store_id as "storeId"
     from customers customer join stores store on store.id = customer.store_id
     where customer.view_uid = 'demo_' || replace(store.codename, '-', '_') and store.codename = any ($1)
       and not exists (select from ledger_entries where key = 'opening ' || customer.id)
     order by customer.id`,
    [readdirSync(folder)],
  );
  for (const { id, storeId } of customers) {
    await database.transaction((transaction) =>
      transfer(transaction, {
        key: `opening ${id}`,
        storeId,
        from: { kind: 'external' },
        to: { kind: 'wallet', customerId: id },
        amount: openingBalance,
      }),
    );
  }
}
