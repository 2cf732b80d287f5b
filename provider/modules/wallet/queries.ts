import type { Database, Queryable } from '../../database/database';

export const createWallets = (database: Database) => ({
  /** Whole rupiah; 0 without a wallet. */
  async balanceOf(customerId: number): Promise<number> {
    const [account] = await database.query<{ balance: number }>(
      `select balance from ledger_accounts where customer_id = $1 and kind = 'wallet'`,
      [customerId],
    );
    return account?.balance ?? 0;
  },
});

type StoreAccount = 'held' | 'sales' | 'external' | 'vouchers';

export type LedgerAccount = { kind: StoreAccount } | { kind: 'wallet'; customerId: number };

interface Transfer {
  /** Idempotency key: the same key moves money once. */
  key: string;
  storeId: number;
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
}

interface AccountRow {
  id: number;
  kind: LedgerAccount['kind'];
  balance: number;
}

const customerOf = (account: LedgerAccount) => (account.kind === 'wallet' ? account.customerId : null);

/** Creates missing accounts, and locks both in the order of their numbers. */
async function lockAccounts(transaction: Queryable, { storeId, from, to }: Transfer) {
  const kinds = [from.kind, to.kind];
  const customers = [customerOf(from), customerOf(to)];
  const values = [storeId, kinds, customers];
  await transaction.query(
    `insert into ledger_accounts (store_id, kind, customer_id)
     select $1, given.* from unnest($2::text[], $3::bigint[]) as given (kind, customer_id)
     order by given.kind, given.customer_id
     on conflict do nothing`,
    values,
  );
  return transaction.query<AccountRow>(
    `select account.id, account.kind, account.balance
     from ledger_accounts account
     join unnest($2::text[], $3::bigint[]) as given (kind, customer_id)
       on given.kind = account.kind and given.customer_id is not distinct from account.customer_id
     where account.store_id = $1
     order by account.id
     for no key update of account`,
    values,
  );
}

/** Transfers between two different kinds of accounts, once per key. @returns false if the wallet has too little */
export async function transfer(transaction: Queryable, request: Transfer): Promise<boolean> {
  if (request.amount === 0) return true;
  const accounts = await lockAccounts(transaction, request);
  const [from, to] = [request.from.kind, request.to.kind].map((kind) =>
    accounts.find((account) => account.kind === kind),
  );
  if (!from || !to) throw new Error(`The ledger has no accounts for ${request.key}`);
  const [entry] = await transaction.query('select from ledger_entries where key = $1', [request.key]);
  if (entry) return true;
  if (from.kind === 'wallet' && from.balance < request.amount) return false;
  await transaction.query(
    `with entry as (
       insert into ledger_entries (key, from_account, to_account, amount) values ($1, $2, $3, $4)
       on conflict (key) do nothing
       returning from_account, to_account, amount
     )
     update ledger_accounts account
     set balance = account.balance + case account.id when entry.to_account then entry.amount else -entry.amount end
     from entry where account.id in (entry.from_account, entry.to_account)`,
    [request.key, from.id, to.id, request.amount],
  );
  return true;
}
