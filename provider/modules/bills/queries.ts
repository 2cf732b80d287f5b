import { ComponentCategory } from '../../__generated__/codes';
import { recentBillNumbers } from '../../__generated__/limits';
import type { components } from '../../__generated__/rest';
import { jakartaTime } from '../../clock';
import type { Queryable } from '../../database/database';
import { billServiceWithDefaults, componentWithDefaults } from '../../store-check/fill-defaults';
import type { StoredBillGroup, StoredBillService } from '../../store-check/store-document';
import { currentStore } from '../stores/queries/stores';

export type BillLine = StoredBillGroup['lines'][number];

export interface OfferedBill {
  line: BillLine;
  service: StoredBillService;
}

export interface BillCatalogue {
  groups: StoredBillGroup[];
  services: StoredBillService[];
}

const catalogueOf = async (connection: Queryable, condition: string, value: string | number) => {
  const [row] = await connection.query<{ grids: object[]; services: object[] }>(
    `select coalesce(jsonb_path_query_array(revision.document, '$.components[*] ? (@.category == ${ComponentCategory.BILL_GRID})'), '[]') as grids,
       coalesce(revision.document -> 'bill_services', '[]') as services
     from ${currentStore} where ${condition}`,
    [value],
  );
  return (
    row && {
      groups: row.grids.flatMap((grid) => componentWithDefaults(grid).bills ?? []),
      services: row.services.map(billServiceWithDefaults),
    }
  );
};

/** Undefined if the store does not exist. */
export const billsOfStoreUid = (connection: Queryable, uid: string): Promise<BillCatalogue | undefined> =>
  catalogueOf(connection, 'store.view_uid = $1', uid);

/** Undefined if the store does not offer the bill. */
export async function findBill(connection: Queryable, storeId: number, code: string): Promise<OfferedBill | undefined> {
  const catalogue = await catalogueOf(connection, 'store.id = $1', storeId);
  return catalogue && offeredBill(catalogue, code);
}

export function offeredBill({ groups, services }: BillCatalogue, code: string): OfferedBill | undefined {
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.code === code);
  const service = services.find(({ product_code }) => product_code === line?.product_code);
  return line && service && { line, service };
}

export interface StoredInquiry {
  unique_id: string;
  customer_id: number;
  code: string;
  biller_code: string;
  number: string;
  bill_name: string;
  period: string;
  amount: number;
  admin_fee: number;
  expires_at: Date;
}

export const insertInquiry = (connection: Queryable, inquiry: StoredInquiry) =>
  connection.query(
    `insert into bill_inquiries
       (unique_id, customer_id, code, biller_code, number, bill_name, period, amount, admin_fee, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      inquiry.unique_id,
      inquiry.customer_id,
      inquiry.code,
      inquiry.biller_code,
      inquiry.number,
      inquiry.bill_name,
      inquiry.period,
      inquiry.amount,
      inquiry.admin_fee,
      inquiry.expires_at,
    ],
  );

/** Undefined if the inquiry was used, has expired, or belongs to another customer. */
export async function takeInquiry(transaction: Queryable, customerId: number, uniqueId: string, now: Date) {
  const [inquiry] = await transaction.query<StoredInquiry>(
    `update bill_inquiries set is_used = true
     where unique_id = $1 and customer_id = $2 and expires_at > $3 and not is_used returning *`,
    [uniqueId, customerId, now],
  );
  return inquiry;
}

export interface NewBillPayment {
  order_id: number;
  customer_id: number;
  code: string;
  biller_code: string;
  input_name: string;
  number: string;
  bill_name: string;
  period: string;
}

export const insertBillPayment = (transaction: Queryable, payment: NewBillPayment) =>
  transaction.query(
    `insert into bill_payments (order_id, customer_id, code, biller_code, input_name, number, bill_name, period)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      payment.order_id,
      payment.customer_id,
      payment.code,
      payment.biller_code,
      payment.input_name,
      payment.number,
      payment.bill_name,
      payment.period,
    ],
  );

export const recentNumbers = (connection: Queryable, customerId: number, code: string | null) =>
  connection.query<components['schemas']['BillNumber']>(
    `select own.code, own.number as input, own.bill_name as name, ${jakartaTime('bought.created_at')} as creation_date
     from (
       select distinct on (code, number) code, number, bill_name, order_id from bill_payments
       where customer_id = $1 and ($2::text is null or code = $2) order by code, number, order_id desc
     ) own join orders bought on bought.id = own.order_id
     order by own.order_id desc limit ${recentBillNumbers}`,
    [customerId, code],
  );

export interface PendingPayment {
  order_id: number;
  unique_id: string;
  biller_code: string;
  number: string;
  amount: number;
  state: 'pending' | 'sent';
}

/** Longer than any call to the biller takes; after that, another process retries the payment. */
const maxDelay = "interval '5 minutes'";

/** Takes the payment that has waited longest and schedules its next attempt, in case this process is killed. */
export async function takePendingPayment(connection: Queryable, now: Date): Promise<PendingPayment | undefined> {
  const [payment] = await connection.query<PendingPayment>(
    `update bill_payments paid
     set attempts = paid.attempts + 1, due_at = $1::timestamptz + least(interval '2 seconds' * (paid.attempts + 1), ${maxDelay})
     from orders bought
     where bought.id = paid.order_id and paid.order_id = (
       select order_id from bill_payments where state in ('pending', 'sent') and due_at <= $1
       order by due_at limit 1 for update skip locked
     )
     returning paid.order_id, bought.unique_id, paid.biller_code, paid.number, bought.subtotal as amount, paid.state`,
    [now],
  );
  return payment;
}

type Owed = Pick<NewBillPayment, 'biller_code' | 'number' | 'period'>;

/** Whether another order pays, or has paid, the post-paid bill of the same period. */
export async function isPaidFor(
  transaction: Queryable,
  { biller_code, number, period }: Owed,
  { besides = 0, states = ['pending', 'sent', 'succeeded'] } = {},
): Promise<boolean> {
  if (period === '') return false;
  const [other] = await transaction.query(
    `select from bill_payments where biller_code = $1 and number = $2 and period = $3 and order_id <> $4
       and state = any($5) limit 1`,
    [biller_code, number, period, besides, states],
  );
  return other !== undefined;
}

/** Marks a payment as sent before it is sent. @returns false if another order has sent the bill of the same period */
export async function claimPayment(transaction: Queryable, orderId: number): Promise<boolean> {
  const [own] = await transaction.query<Owed & { state: string }>(
    'select biller_code, number, period, state from bill_payments where order_id = $1',
    [orderId],
  );
  if (own?.state !== 'pending') return true;
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 29))', [
    `${own.biller_code} ${own.number}`,
  ]);
  if (await isPaidFor(transaction, own, { besides: orderId, states: ['sent', 'succeeded'] })) return false;
  await transaction.query(`update bill_payments set state = 'sent' where order_id = $1`, [orderId]);
  return true;
}

export async function stateOf(transaction: Queryable, orderId: number): Promise<string | undefined> {
  const [row] = await transaction.query<{ state: string }>('select state from bill_payments where order_id = $1', [
    orderId,
  ]);
  return row?.state;
}

export const endPayment = (
  transaction: Queryable,
  orderId: number,
  state: 'succeeded' | 'failed' | 'late',
  { receipt = '', token = '' } = {},
) =>
  transaction.query(
    'update bill_payments set state = $2, due_at = null, biller_reference = $3, token = $4 where order_id = $1',
    [orderId, state, receipt, token],
  );

export interface ListedPayment {
  unique_id: string;
  order_no: string;
  codename: string;
  biller_code: string;
  number: string;
  state: string;
  attempts: number;
  total: number;
}

/** Bill payments of all stores, newest first. */
export const newestPayments = (connection: Queryable) =>
  connection.query<ListedPayment>(
    `select bought.unique_id, bought.order_no, store.codename, paid.biller_code, paid.number, paid.state, paid.attempts,
       bought.total
     from bill_payments paid join orders bought on bought.id = paid.order_id join stores store on store.id = bought.store_id
     where paid.state <> 'unpaid' order by paid.order_id desc limit 100`,
  );
