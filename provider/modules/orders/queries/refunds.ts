import { randomBytes } from 'node:crypto';
import { isoTime } from '../../../clock';
import type { Queryable } from '../../../database/database';

export type RefundCause = 'cancelled' | 'rejected' | 'expired' | 'failed' | 'part' | 'late';

export type RefundRoute = 'balance' | 'store' | 'seller';

export type RefundTarget = { orderId: number; invoiceId?: undefined } | { orderId?: undefined; invoiceId: number };

export interface NewRefund {
  storeId: number;
  customerId: number;
  target: RefundTarget;
  cause: RefundCause;
  route: RefundRoute;
  amount: number;
  at: Date;
  deadline: Date;
}

/** Inserts a refund; one to the balance is done at once. @returns its id */
export async function insertRefund(transaction: Queryable, refund: NewRefund): Promise<number> {
  const { storeId, customerId, target, cause, route, amount, at, deadline } = refund;
  const [row] = await transaction.query<{ id: number }>(
    `insert into refunds (unique_id, store_id, customer_id, order_id, invoice_id, cause, route, amount, opened_at, due_at, done_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      randomBytes(12).toString('hex'),
      storeId,
      customerId,
      target.orderId ?? null,
      target.invoiceId ?? null,
      cause,
      route,
      amount,
      at,
      deadline,
      route === 'balance' ? at : null,
    ],
  );
  if (!row) throw new Error('The refund was not inserted');
  return row.id;
}

/** The number of refunds of an order or an invoice, and the sum of its partial refunds. */
export async function refundsSoFar(transaction: Queryable, { orderId, invoiceId }: RefundTarget) {
  const [row] = await transaction.query<{ count: number; parts: number }>(
    `select count(*)::int as count, coalesce(sum(amount) filter (where cause = 'part'), 0)::bigint as parts
     from refunds where order_id = $1 or invoice_id = $2`,
    [orderId ?? null, invoiceId ?? null],
  );
  return row ?? { count: 0, parts: 0 };
}

export async function isClosedAccount(transaction: Queryable, customerId: number): Promise<boolean> {
  const rows = await transaction.query('select from customers where id = $1 and closed_at is not null', [customerId]);
  return rows.length > 0;
}

export interface LockedRefund {
  id: number;
  store_id: number;
  customer_id: number;
  order_id: number | null;
  invoice_id: number | null;
  amount: number;
  done_at: Date | null;
  number: string;
  target_uid: string;
}

export async function lockRefund(transaction: Queryable, uniqueId: string): Promise<LockedRefund | undefined> {
  const [refund] = await transaction.query<LockedRefund>(
    `select refund.id, refund.store_id, refund.customer_id, refund.order_id, refund.invoice_id, refund.amount, refund.done_at,
       coalesce(bought.order_no, bill.invoice_no) as number, coalesce(bought.unique_id, bill.unique_id) as target_uid
     from refunds refund
     left join orders bought on bought.id = refund.order_id
     left join invoices bill on bill.id = refund.invoice_id
     where refund.unique_id = $1 for no key update of refund`,
    [uniqueId],
  );
  return refund;
}

export const endRefund = (transaction: Queryable, id: number, reference: string, at: Date) =>
  transaction.query('update refunds set reference = $2, done_at = $3 where id = $1', [id, reference, at]);

/** SQL for the refunds of a row in the contract's format, oldest first. */
export const refundsOf = (column: 'order_id' | 'invoice_id', id: string) => `(
  select coalesce(json_agg(reply), '[]') from (
    select refund.unique_id, refund.cause, refund.route, refund.amount, refund.reference,
      ${isoTime('refund.opened_at')} as opened_at, ${isoTime('refund.due_at')} as due_at, ${isoTime('refund.done_at')} as done_at
    from refunds refund where refund.${column} = ${id} order by refund.id
  ) reply
)`;

export interface ListedRefund {
  unique_id: string;
  codename: string;
  customer_name: string;
  customer_email: string;
  number: string;
  target_uid: string;
  is_invoice: boolean;
  payment_name: string;
  cause: RefundCause;
  route: RefundRoute;
  amount: number;
  currency: string;
  reference: string;
  due: string;
  done: string | null;
  is_overdue: boolean;
}

const maxListed = 100;
const inJakarta = (column: string) => `to_char(${column} at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI')`;

/** Open refunds first, by deadline, then the newest. Of one store, or of all stores if the codename is empty. */
export const listRefunds = (connection: Queryable, codename: string, now: Date) =>
  connection.query<ListedRefund>(
    `select refund.unique_id, store.codename, customer.name as customer_name, customer.email as customer_email,
       coalesce(bought.order_no, bill.invoice_no) as number, coalesce(bought.unique_id, bill.unique_id) as target_uid,
       refund.invoice_id is not null as is_invoice, coalesce(bought.payment_name, bill.payment_name) as payment_name,
       refund.cause, refund.route, refund.amount, coalesce(bought.currency, bill.currency) as currency, refund.reference,
       ${inJakarta('refund.due_at')} as due, ${inJakarta('refund.done_at')} as done,
       refund.done_at is null and refund.due_at < $2 as is_overdue
     from refunds refund
     join stores store on store.id = refund.store_id
     join customers customer on customer.id = refund.customer_id
     left join orders bought on bought.id = refund.order_id
     left join invoices bill on bill.id = refund.invoice_id
     where $1 = '' or store.codename = $1
     order by refund.done_at is null desc, case when refund.done_at is null then refund.due_at end, refund.id desc
     limit ${maxListed}`,
    [codename, now],
  );
