import type { Database, Queryable } from '../../database/database';

/** What customers have to pay with. */
export const createWallets = (database: Database) => ({
  /** Whole rupiah; 0 for who never had any. */
  async balanceOf(customerId: number): Promise<number> {
    const [account] = await database.query<{ balance: number }>(
      `select balance from ledger_accounts where customer_id = $1 and kind = 'wallet'`,
      [customerId],
    );
    return account?.balance ?? 0;
  },
});

type StoreAccount = 'held' | 'sales' | 'external' | 'vouchers';

/** An account of a store, or the wallet of one of its customers. */
export type LedgerAccount = { kind: StoreAccount } | { kind: 'wallet'; customerId: number };

interface Transfer {
  /** What it is for; the same key moves money once. */
  key: string;
  storeId: number;
  from: LedgerAccount;
  to: LedgerAccount;
  /** Whole rupiah. */
  amount: number;
}

interface AccountRow {
  id: number;
  kind: LedgerAccount['kind'];
  balance: number;
}

const customerOf = (account: LedgerAccount) => (account.kind === 'wallet' ? account.customerId : null);

/** Both accounts, made where they are missing, and locked in the order of their numbers. */
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

/**
 * Moves money between two different kinds of accounts, once a key; nothing of it is left where the transaction is
 * rolled back.
 * @returns false where the wallet that it comes from has too little.
 */
export async function transfer(transaction: Queryable, wish: Transfer): Promise<boolean> {
  if (wish.amount === 0) return true;
  const accounts = await lockAccounts(transaction, wish);
  const [from, to] = [wish.from.kind, wish.to.kind].map((kind) => accounts.find((account) => account.kind === kind));
  if (!from || !to) throw new Error(`The ledger has no accounts for ${wish.key}`);
  const [known] = await transaction.query('select from ledger_entries where key = $1', [wish.key]);
  if (known) return true;
  if (from.kind === 'wallet' && from.balance < wish.amount) return false;
  await transaction.query(
    `with entry as (
       insert into ledger_entries (key, from_account, to_account, amount) values ($1, $2, $3, $4)
       on conflict (key) do nothing
       returning from_account, to_account, amount
     )
     update ledger_accounts account
     set balance = account.balance + case account.id when entry.to_account then entry.amount else -entry.amount end
     from entry where account.id in (entry.from_account, entry.to_account)`,
    [wish.key, from.id, to.id, wish.amount],
  );
  return true;
}
