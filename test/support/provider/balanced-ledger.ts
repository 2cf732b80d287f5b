import type { Database } from '../../../provider/database/database';
import { checkLedger } from '../../../provider/modules/wallet/queries/check-ledger';

/**
 * Checks that each balance is the sum of its entries, that all balances of a unit add up to zero, and that no
 * customer's is negative.
 */
export async function expectBalancedLedger(database: Database) {
  const accounts = await database.query<{ unit: string; customer: number | null; balance: number; entries: number }>(
    `select account.unit, account.customer_id as customer, account.balance,
       coalesce((select sum(amount) from ledger_entries where to_account = account.id), 0)::bigint
         - coalesce((select sum(amount) from ledger_entries where from_account = account.id), 0)::bigint as entries
     from ledger_accounts account`,
  );
  expect(accounts.filter(({ balance, entries }) => balance !== entries)).toEqual([]);
  const sumOf = (name: string) => accounts.reduce((sum, { unit, balance }) => (unit === name ? sum + balance : sum), 0);
  expect([sumOf('rupiah'), sumOf('points')]).toEqual([0, 0]);
  expect(accounts.filter(({ customer, balance }) => customer !== null && balance < 0)).toEqual([]);
  expect((await checkLedger(database)).deviations).toEqual([]);
}
