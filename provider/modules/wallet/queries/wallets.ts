import type { components } from '../../../__generated__/rest';
import { jakartaTime } from '../../../clock';
import type { Queryable } from '../../../database/database';
import { BadRequest } from '../../../errors/call-errors';
import type { TransferReason } from './ledger';

/** Whole rupiah, and points; 0 without an account. */
export interface Balances {
  balance: number;
  points: number;
}

type Rest = components['schemas'];

export type StoredTransaction = Omit<Rest['Transaction'], 'note' | 'kind'> & { kind: TransferReason };

interface TransactionPage {
  balance: number;
  data: StoredTransaction[];
  after: string | null;
}

/** The time of an entry in microseconds, and its number. @throws BadRequest */
function parseKey(after: string) {
  const [, microseconds, id] = /^(\d{1,18})_(\d{1,18})$/.exec(after) ?? [];
  if (!microseconds || !id) throw new BadRequest('after must be a key of this list');
  return { microseconds, id };
}

const entriesOf = (side: 'from_account' | 'to_account', amount: string) => `
  select id, made_at, ${amount} as amount, reason, order_id, invoice_id from ledger_entries
  where ${side} = (select id from account) and ($2::bigint is null
    or (made_at, id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::bigint))
  order by made_at desc, id desc limit $4`;

export const createWallets = (database: Queryable) => ({
  async balanceOf(customerId: number): Promise<number> {
    return (await balancesOf(database, customerId)).balance;
  },

  balancesOf: (customerId: number) => balancesOf(database, customerId),

  /** Newest first, starting after the key `after`. */
  async transactions(customerId: number, size: number, after?: string): Promise<TransactionPage> {
    const key = after === undefined ? null : parseKey(after);
    const [row] = await database.query<{ balance: number; data: (StoredTransaction & { key: string })[] }>(
      `with account as (select id, balance from ledger_accounts where customer_id = $1 and kind = 'wallet'),
       page as (
         (${entriesOf('to_account', 'amount')}) union all (${entriesOf('from_account', '-amount')})
         order by made_at desc, id desc limit $4
       )
       select coalesce((select balance from account), 0) as balance, (
         select coalesce(json_agg(reply), '[]') from (
           select page.id::text as unique_id, ${jakartaTime('page.made_at')} as creation_date, page.amount,
             page.reason as kind, bought.unique_id as order_uid, bought.order_no,
             bill.unique_id as invoice_uid, bill.invoice_no,
             (extract(epoch from page.made_at) * 1000000)::bigint || '_' || page.id as key
           -- A referral is earned by the order of somebody else.
           from page left join orders bought on bought.id = page.order_id and bought.customer_id = $1
           left join invoices bill on bill.id = page.invoice_id and bill.customer_id = $1
           order by page.made_at desc, page.id desc
         ) reply
       ) as data`,
      [customerId, key?.microseconds ?? null, key?.id ?? null, size + 1],
    );
    const data = (row?.data ?? []).slice(0, size);
    const hasMore = (row?.data.length ?? 0) > size;
    return { balance: row?.balance ?? 0, data, after: hasMore ? (data.at(-1)?.key ?? null) : null };
  },
});

export async function balancesOf(connection: Queryable, customerId: number): Promise<Balances> {
  const accounts = await connection.query<{ kind: string; balance: number }>(
    `select kind, balance from ledger_accounts where customer_id = $1 and kind in ('wallet', 'points')`,
    [customerId],
  );
  const balanceOf = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0;
  return { balance: balanceOf('wallet'), points: balanceOf('points') };
}
