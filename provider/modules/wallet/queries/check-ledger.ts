import { InvoiceStatus, OrderCategory, OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { type Clock, jakartaDay } from '../../../clock';
import type { Database } from '../../../database/database';

export interface LedgerReport {
  stores: number;
  accounts: number;
  entries: number;
  /** One sentence per deviation; empty if the ledger is correct. */
  deviations: string[];
}

const accountName = `account.kind || ' account ' || account.id || coalesce(' of customer ' || account.customer_id, '')`;

const balances = `
  select store.codename || ': ' || ${accountName} || ' has ' || account.balance || ' ' || account.unit
    || ', its entries make ' || coalesce(entry.amount, 0) as deviation
  from ledger_accounts account
  join stores store on store.id = account.store_id
  left join (
    select account_id, sum(amount)::bigint as amount from (
      select to_account as account_id, amount from ledger_entries
      union all select from_account, -amount from ledger_entries
    ) leg group by account_id
  ) entry on entry.account_id = account.id
  where account.balance <> coalesce(entry.amount, 0)`;

const sums = `
  select store.codename || ': all balances in ' || account.unit || ' make ' || sum(account.balance) || ', not 0'
    as deviation
  from ledger_accounts account join stores store on store.id = account.store_id
  group by store.codename, account.unit having sum(account.balance) <> 0`;

const debts = `
  select store.codename || ': ' || ${accountName} || ' is below 0: ' || account.balance as deviation
  from ledger_accounts account join stores store on store.id = account.store_id
  where account.balance < 0 and account.customer_id is not null`;

const strayEntries = `
  select store.codename || ': entry ' || entry.id || ' (' || entry.key || ') goes to another store or unit' as deviation
  from ledger_entries entry
  join ledger_accounts payer on payer.id = entry.from_account
  join ledger_accounts payee on payee.id = entry.to_account
  join stores store on store.id = payer.store_id
  where payer.store_id <> payee.store_id or payer.unit <> payee.unit or entry.unit <> payer.unit`;

const walletCategories = [OrderCategory.TOP_UP, OrderCategory.WITHDRAWAL].join(', ');
const endedUnreceived = [OrderStatus.REJECTED, OrderStatus.CANCELLED, OrderStatus.VOID, OrderStatus.NOT_RECEIVED].join(
  ', ',
);

/** Compares what an order should have moved, by its status, with what it has moved. */
const orders = `
  with facts as (
    select bought.*, bought.category in (${walletCategories}) as is_wallet_order, bought.payment_type <> ${PaymentKind.DIRECT} and exists (
      select from order_steps step where step.order_id = bought.id and step.status in (${OrderStatus.PAYMENT_ACCEPTED}, ${OrderStatus.SENT})
    ) as is_paid, bought.total - part.amount as remainder
    from orders bought
    cross join lateral (
      select coalesce(sum(entry.amount), 0)::bigint as amount from ledger_entries entry
      join ledger_accounts payer on payer.id = entry.from_account
      where entry.order_id = bought.id and entry.key like 'part %' and payer.kind = 'held'
    ) part
  ), expected (order_id, what, amount) as (
    select id, 'paid', total from facts where is_paid
    union all select id, 'returned', remainder from facts where is_paid and status in (${endedUnreceived})
    union all select id, 'earned', remainder from facts where not is_wallet_order and status = ${OrderStatus.RECEIVED}
    union all select id, 'cashback', voucher_cashback from facts where not is_wallet_order and status = ${OrderStatus.RECEIVED}
    union all select id, 'topped up', subtotal from facts where category = ${OrderCategory.TOP_UP} and status = ${OrderStatus.RECEIVED}
    union all select id, 'withdrawn', subtotal from facts where category = ${OrderCategory.WITHDRAWAL} and status = ${OrderStatus.RECEIVED}
    union all select id, 'fee', total - subtotal from facts where is_wallet_order and status = ${OrderStatus.RECEIVED}
  ), made (order_id, what, amount) as (
    select order_id, regexp_replace(key, ' [0-9]+$', ''), amount from ledger_entries
    where order_id is not null and reason not in ('points', 'referral') and key !~ '^(part|late|owed|repaid) '
  )
  select store.codename || ': order ' || bought.order_no || ' (status ' || bought.status || ') moved '
    || coalesce(made.amount, 0) || ' as "' || coalesce(expected.what, made.what) || '", not '
    || coalesce(expected.amount, 0) as deviation
  from (select * from expected where amount > 0) expected
  full join made on made.order_id = expected.order_id and made.what = expected.what
  join orders bought on bought.id = coalesce(expected.order_id, made.order_id)
  join stores store on store.id = bought.store_id
  where made.amount is distinct from expected.amount`;

const earnings = `
  select store.codename || ': order ' || bought.order_no || ' (status ' || bought.status || ') earned '
    || entry.amount || ' ' || entry.unit || ' for ' || entry.reason || ' without being received' as deviation
  from ledger_entries entry
  join orders bought on bought.id = entry.order_id
  join stores store on store.id = bought.store_id
  where entry.reason in ('points', 'referral') and (bought.status <> ${OrderStatus.RECEIVED} or bought.category in (${walletCategories}))`;

/** A paid invoice has moved its amount exactly once; any other invoice has moved nothing. */
const invoices = `
  select store.codename || ': invoice ' || bill.invoice_no || ' (status ' || bill.status || ') moved '
    || coalesce(entry.amount, 0) || ', not ' || expected.amount as deviation
  from invoices bill
  join stores store on store.id = bill.store_id
  left join ledger_entries entry on entry.key = 'invoice ' || bill.id
  cross join lateral (
    select case when bill.status = ${InvoiceStatus.PAID} then bill.total + bill.admin_fee + bill.confirmation_code else 0 end as amount
  ) expected
  where coalesce(entry.amount, 0) <> expected.amount`;

/** Each returned amount has a refund with the same destination. Migration 0080 marked earlier unpaid returns as owed. */
const refunds = `
  with returned as (
    select case when entry.key like 'owed %' then 'returned ' || entry.order_id else entry.key end as key, entry.amount,
      entry.order_id, entry.invoice_id, payee.store_id, payee.kind
    from ledger_entries entry join ledger_accounts payee on payee.id = entry.to_account
    where entry.key ~ '^(returned|part|late|owed) ' and not (entry.key like 'returned %' and exists (
      select from ledger_entries later where later.order_id = entry.order_id and later.key like 'owed %'
    ))
  ), promised as (
    select refund.*, case when refund.cause in ('part', 'late') then refund.cause || ' ' || refund.id
      else 'returned ' || refund.order_id end as key,
      case refund.route when 'balance' then 'wallet' else 'owed' end as kind
    from refunds refund
  )
  select store.codename || ': ' || coalesce('order ' || bought.order_no, 'invoice ' || bill.invoice_no) || ' gave back '
    || coalesce(returned.amount, 0) || ' to ' || coalesce(returned.kind, 'nobody') || ', and its refund says '
    || coalesce(promised.amount || ' to ' || promised.kind, 'nothing') as deviation
  from promised
  full join returned on returned.key = promised.key
  left join orders bought on bought.id = coalesce(promised.order_id, returned.order_id)
  left join invoices bill on bill.id = coalesce(promised.invoice_id, returned.invoice_id)
  join stores store on store.id = coalesce(promised.store_id, returned.store_id)
  where returned.amount is distinct from promised.amount or returned.kind is distinct from promised.kind`;

/** The owed amount equals the sum of the refunds that wait in the console. */
const unpaidRefunds = `
  select store.codename || ': ' || owed.amount || ' is owed to customers, and the refunds that wait to be paid out make '
    || waiting.amount as deviation
  from stores store
  cross join lateral (
    select coalesce(sum(balance), 0)::bigint as amount from ledger_accounts where store_id = store.id and kind = 'owed'
  ) owed
  cross join lateral (
    select coalesce(sum(amount), 0)::bigint as amount from refunds where store_id = store.id and done_at is null
  ) waiting
  where owed.amount <> waiting.amount`;

/** Recomputes balances from their entries, and entries from the statuses of orders and invoices, in one snapshot. */
export const checkLedger = (database: Database): Promise<LedgerReport> =>
  database.transaction(async (transaction) => {
    await transaction.script(
      'set transaction isolation level repeatable read, read only; set local statement_timeout = 0',
    );
    const deviations: string[] = [];
    for (const sql of [balances, sums, debts, strayEntries, orders, earnings, invoices, refunds, unpaidRefunds]) {
      const rows = await transaction.query<{ deviation: string }>(`${sql} order by 1`);
      deviations.push(...rows.map(({ deviation }) => deviation));
    }
    const [counts] = await transaction.query<Omit<LedgerReport, 'deviations'>>(
      `select (select count(distinct store_id) from ledger_accounts) as stores,
         (select count(*) from ledger_accounts) as accounts, (select count(*) from ledger_entries) as entries`,
    );
    return { stores: 0, accounts: 0, entries: 0, ...counts, deviations };
  });

const daily = 'ledger checked ';

export const createLedgerChecks = (database: Database, now: Clock) => ({
  run: () => checkLedger(database),

  /** Runs once a day, in the provider process that asks first; undefined in the others. */
  async runDaily(): Promise<LedgerReport | undefined> {
    const today = `${daily}${jakartaDay(now())}`;
    const rows = await database.query(
      'insert into milestones (name) values ($1) on conflict do nothing returning name',
      [today],
    );
    if (rows.length === 0) return undefined;
    await database.query('delete from milestones where starts_with(name, $1) and name <> $2', [daily, today]);
    return checkLedger(database);
  },
});

export type LedgerChecks = ReturnType<typeof createLedgerChecks>;
