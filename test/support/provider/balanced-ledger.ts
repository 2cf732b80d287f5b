import type { Queryable } from '../../../provider/database/database';

/** Each balance is the sum of its entries, all balances together are nothing, and no wallet is below it. */
export async function expectBalancedLedger(database: Queryable) {
  const accounts = await database.query<{ kind: string; balance: number; entries: number }>(
    `select account.kind, account.balance,
       coalesce((select sum(amount) from ledger_entries where to_account = account.id), 0)::bigint
         - coalesce((select sum(amount) from ledger_entries where from_account = account.id), 0)::bigint as entries
     from ledger_accounts account`,
  );
  expect(accounts.filter(({ balance, entries }) => balance !== entries)).toEqual([]);
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(accounts.filter(({ kind, balance }) => kind === 'wallet' && balance < 0)).toEqual([]);
}
