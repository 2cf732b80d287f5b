import { InvoiceMethod, InvoiceStatus, type PaymentKind } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';

/** The columns that payments need. */
export interface LockedInvoice {
  id: number;
  unique_id: string;
  invoice_no: string;
  store_id: number;
  customer_id: number;
  status: InvoiceStatus;
  total: number;
  payment_method: number | null;
  payment_type: PaymentKind | null;
  admin_fee: number;
  confirmation_code: number;
}

const lockColumns = `id, unique_id, invoice_no, store_id, customer_id, status, total, payment_method, payment_type,
  admin_fee, confirmation_code`;

/** Locks the row; undefined if the customer has no invoice with that id. */
export async function lockInvoiceOfCustomer(transaction: Queryable, customerId: number, uniqueId: string) {
  const [invoice] = await transaction.query<LockedInvoice>(
    `select ${lockColumns} from invoices where customer_id = $1 and unique_id = $2 for no key update`,
    [customerId, uniqueId],
  );
  return invoice;
}

export async function lockInvoice(transaction: Queryable, uniqueId: string) {
  const [invoice] = await transaction.query<LockedInvoice>(
    `select ${lockColumns} from invoices where unique_id = $1 for no key update`,
    [uniqueId],
  );
  return invoice;
}

export interface PaymentChoice {
  status: InvoiceStatus;
  payment_id: string;
  payment_method: number;
  payment_type: number;
  payment_name: string;
  payment_icon: string | null;
  payment_info: string;
  payment_code: string | null;
  admin_fee: number;
  confirmation_code: number;
  paid_at: Date | null;
}

const choiceColumns: readonly (keyof PaymentChoice)[] = [
  'status',
  'payment_id',
  'payment_method',
  'payment_type',
  'payment_name',
  'payment_icon',
  'payment_info',
  'payment_code',
  'admin_fee',
  'confirmation_code',
  'paid_at',
];

export const saveChoice = (transaction: Queryable, invoiceId: number, choice: PaymentChoice) =>
  transaction.query(
    `update invoices set ${choiceColumns.map((column, index) => `${column} = $${index + 2}`).join(', ')} where id = $1`,
    [invoiceId, ...choiceColumns.map((column) => choice[column])],
  );

/** Resets the invoice to the state before a payment option was chosen. */
export const clearChoice = (transaction: Queryable, invoiceId: number) =>
  transaction.query(
    `update invoices set status = ${InvoiceStatus.UNPAID}, payment_id = null, payment_method = null, payment_type = null, payment_name = '',
       payment_icon = null, payment_info = '', payment_code = null, admin_fee = 0, confirmation_code = 0
     where id = $1`,
    [invoiceId],
  );

export const setStatus = (transaction: Queryable, invoiceId: number, status: InvoiceStatus, paidAt: Date | null) =>
  transaction.query('update invoices set status = $2, paid_at = $3 where id = $1', [invoiceId, status, paidAt]);

/**
 * A code that is added to the amount of a transfer, so that no two open invoices of a store have the same amount; 0 if all
 * codes are in use. Locks the store's codes, because concurrent payments could get the same one.
 */
export async function freeConfirmationCode(transaction: Queryable, storeId: number, amount: number): Promise<number> {
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('confirmation codes ' || $1::bigint, 0))`, [
    storeId,
  ]);
  const [free] = await transaction.query<{ code: number }>(
    `select code from generate_series(1, 499) code
     where not exists (
       select from invoices other
       where other.store_id = $1 and other.status <> ${InvoiceStatus.PAID} and other.payment_method = ${InvoiceMethod.MANUAL_TRANSFER}
         and other.total + other.admin_fee + other.confirmation_code = $2 + code)
     order by random() limit 1`,
    [storeId, amount],
  );
  return free?.code ?? 0;
}
