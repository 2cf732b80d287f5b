import type { Queryable } from '../../../database/database';

type StoreAccount = 'held' | 'sales' | 'external' | 'vouchers' | 'rewards' | 'referrals' | 'points_issued' | 'owed';

/**
 * `owed` is owed to customers until it is paid out by hand. `points` and `points_issued` are in points, all other accounts in
 * rupiah. A customer's account is never below 0.
 */
export type LedgerAccount = { kind: StoreAccount } | { kind: 'wallet' | 'points'; customerId: number };

export type TransferReason =
  | 'top_up'
  | 'fee'
  | 'payment'
  | 'refund'
  | 'earned'
  | 'cashback'
  | 'withdrawal'
  | 'withdrawal_returned'
  | 'withdrawal_paid'
  | 'points'
  | 'exchange'
  | 'reward'
  | 'referral'
  | 'invoice'
  | 'refund_owed'
  | 'refund_paid'
  | 'other';

export interface Transfer {
  /** Idempotency key: the same key moves an amount once. */
  key: string;
  reason: TransferReason;
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
}

export interface Posting {
  storeId: number;
  orderId?: number;
  invoiceId?: number;
  at: Date;
  transfers: readonly Transfer[];
}

interface AccountRow {
  id: number;
  kind: LedgerAccount['kind'];
  customer_id: number | null;
  balance: number;
}

const customerOf = (account: LedgerAccount) => ('customerId' in account ? account.customerId : null);
const unitOf = ({ kind }: LedgerAccount) => (kind === 'points' || kind === 'points_issued' ? 'points' : 'rupiah');
const nameOf = (kind: string, customerId: number | null) => `${kind} ${customerId ?? ''}`;

/** Creates missing accounts, and locks all of them in the order of their ids, so that postings cannot deadlock. */
async function lockAccounts(transaction: Queryable, storeId: number, accounts: readonly LedgerAccount[]) {
  const values = [storeId, accounts.map(({ kind }) => kind), accounts.map(customerOf)];
  await transaction.query(
    `insert into ledger_accounts (store_id, kind, customer_id)
     select $1, given.* from unnest($2::text[], $3::bigint[]) as given (kind, customer_id)
     order by given.kind, given.customer_id
     on conflict do nothing`,
    values,
  );
  const rows = await transaction.query<AccountRow>(
    `select account.id, account.kind, account.customer_id, account.balance
     from ledger_accounts account
     where account.store_id = $1 and exists (
       select from unnest($2::text[], $3::bigint[]) as given (kind, customer_id)
       where given.kind = account.kind and given.customer_id is not distinct from account.customer_id
     )
     order by account.id
     for no key update`,
    values,
  );
  return new Map(rows.map((row) => [nameOf(row.kind, row.customer_id), row]));
}

/** Posts all transfers with new keys, or none. @returns false if a customer's balance is too low */
export async function post(transaction: Queryable, posting: Posting): Promise<boolean> {
  const { storeId, orderId, invoiceId, at, transfers } = posting;
  const payable = transfers.filter(({ amount }) => amount > 0);
  if (payable.length === 0) return true;
  const accounts = await lockAccounts(
    transaction,
    storeId,
    payable.flatMap(({ from, to }) => [from, to]),
  );
  const accountOf = (account: LedgerAccount) => {
    const row = accounts.get(nameOf(account.kind, customerOf(account)));
    if (!row) throw new Error(`The ledger has no account ${account.kind}`);
    return row;
  };
  const earlier = await transaction.query<{ key: string }>('select key from ledger_entries where key = any ($1)', [
    payable.map(({ key }) => key),
  ]);
  const isMade = new Set(earlier.map(({ key }) => key));
  const entries = [];
  for (const { key, reason, from, to, amount } of payable) {
    if (isMade.has(key)) continue;
    const [payer, payee] = [accountOf(from), accountOf(to)];
    if (payer.customer_id !== null && payer.balance < amount) return false;
    payer.balance -= amount;
    payee.balance += amount;
    entries.push({ key, reason, unit: unitOf(from), from_account: payer.id, to_account: payee.id, amount });
  }
  await transaction.query(
    `with entry as (
       insert into ledger_entries (key, reason, unit, from_account, to_account, amount, order_id, invoice_id, made_at)
       select given.key, given.reason, given.unit, given.from_account, given.to_account, given.amount, $2, $3, $4
       from jsonb_to_recordset($1::jsonb) as given (
         key text, reason text, unit text, from_account bigint, to_account bigint, amount bigint
       )
       on conflict (key) do nothing
       returning from_account, to_account, amount
     ), change as (
       select account, sum(amount)::bigint as amount from (
         select to_account as account, amount from entry union all select from_account, -amount from entry
       ) leg group by account
     )
     update ledger_accounts account set balance = account.balance + change.amount
     from change where account.id = change.account`,
    [JSON.stringify(entries), orderId ?? null, invoiceId ?? null, at],
  );
  return true;
}
