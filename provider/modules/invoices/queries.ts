import { InvoiceMethod, InvoiceStatus, type PaymentKind } from '../../__generated__/codes';
import type { components } from '../../__generated__/rest';
import { invoicesPageSize } from '../../__generated__/limits';
import { jakartaTime } from '../../clock';
import type { Database, Queryable } from '../../database/database';
import { refundsOf } from '../orders/queries/refunds';

type Rest = components['schemas'];

/** Without the words of the status. */
export type StoredEntry = Omit<Rest['InvoiceEntry'], 'status_text'> & { order_status: InvoiceStatus };
export type StoredInvoice = Omit<Rest['Invoice'], 'status_text'> & { order_status: InvoiceStatus };

/** Null columns where no way to pay was chosen. */
export type StoredPayment = Omit<
  Rest['InvoicePayment'],
  'payment_id' | 'payment_method' | 'can_cancel' | 'can_send_proof'
> & {
  order_status: InvoiceStatus;
  payment_id: string | null;
  payment_method: number | null;
};

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

const entryColumns = `
  bill.unique_id, bill.invoice_no, bill.title, bill.status as order_status, ${jakartaTime('bill.created_at')} as creation_date,
  to_char(bill.due_on, 'YYYY-MM-DD') as due_date, ${jakartaTime('bill.paid_at')} as paid_date, bill.total, bill.currency`;

const linesOf = `(
  select coalesce(json_agg(reply), '[]') from (
    select (line.position + 1)::text as unique_id, line.title, line.quantity, line.price,
      line.quantity * line.price as total
    from invoice_lines line where line.invoice_id = bill.id order by line.position
  ) reply
)`;

const lockColumns = `id, unique_id, invoice_no, store_id, customer_id, status, total, payment_method, payment_type,
  admin_fee, confirmation_code`;

export interface InvoiceFilter {
  onlyUnpaid: boolean;
  search: string;
  /** `id` of the last one before the page; null for the first page. */
  after: number | null;
}

/** Undefined if the customer has none with that id. */
export const createCustomerInvoices = (database: Database) => ({
  /** Newest first; `after` is null on the last page. */
  async page(customerId: number, { onlyUnpaid, search, after }: InvoiceFilter) {
    const rows = await database.query<StoredEntry & { id: number }>(
      `select bill.id, ${entryColumns} from invoices bill
       where bill.customer_id = $1 and ($2::bigint is null or bill.id < $2) and (not $3 or bill.status <> ${InvoiceStatus.PAID})
         and ($4 = '' or position(lower($4) in lower(bill.invoice_no)) > 0 or position(lower($4) in lower(bill.title)) > 0)
       order by bill.id desc limit ${invoicesPageSize + 1}`,
      [customerId, after, onlyUnpaid, search],
    );
    const entries = rows.slice(0, invoicesPageSize);
    const last = rows.length > invoicesPageSize ? entries.at(-1) : undefined;
    return { entries, after: last ? String(last.id) : null };
  },

  async find(customerId: number, uniqueId: string): Promise<StoredInvoice | undefined> {
    const [invoice] = await database.query<StoredInvoice>(
      `select ${entryColumns}, bill.app_name, bill.app_email, bill.bill_name, bill.bill_email, ${linesOf} as lines,
         ${refundsOf('invoice_id', 'bill.id')} as refunds,
         case when bill.payment_id is not null then json_build_object(
           'payment_id', bill.payment_id, 'payment_method', bill.payment_method, 'payment_type', bill.payment_type,
           'payment_name', bill.payment_name, 'payment_icon', bill.payment_icon) end as payment
       from invoices bill where bill.customer_id = $1 and bill.unique_id = $2`,
      [customerId, uniqueId],
    );
    return invoice;
  },

  async payment(customerId: number, uniqueId: string): Promise<StoredPayment | undefined> {
    const [payment] = await database.query<StoredPayment>(
      `select bill.unique_id, bill.status as order_status, bill.payment_id, bill.payment_method, bill.payment_type,
         bill.payment_name, bill.payment_icon, bill.payment_code, bill.payment_info as payment_info_text, bill.total,
         bill.admin_fee, bill.confirmation_code, bill.total + bill.admin_fee + bill.confirmation_code as total_payment,
         bill.currency, ${jakartaTime('proof.sent_at')} as proof_date, coalesce(proof.note, '') as proof_note
       from invoices bill
       left join lateral (
         select sent_at, note from invoice_proofs
         where invoice_id = bill.id and state in ('waiting', 'rejected', 'accepted') order by id desc limit 1
       ) proof on true
       where bill.customer_id = $1 and bill.unique_id = $2`,
      [customerId, uniqueId],
    );
    return payment;
  },

  /** The key of the blob that was sent last. */
  async proof(customerId: number, uniqueId: string): Promise<string | undefined> {
    const [proof] = await database.query<{ blob_key: string }>(
      `select proof.blob_key from invoice_proofs proof join invoices bill on bill.id = proof.invoice_id
       where bill.customer_id = $1 and bill.unique_id = $2 and proof.state in ('waiting', 'rejected', 'accepted')
       order by proof.id desc limit 1`,
      [customerId, uniqueId],
    );
    return proof?.blob_key;
  },
});

/** Locks the row; undefined if the customer has none with that id. */
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

/** As it was before a way to pay was chosen. */
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
 * Added to a transfer, so that its amount is that of one waiting invoice of the store alone; 0 once all are used. Locks the
 * store's codes: payments of the same moment could draw the same one.
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

type ProofEnd = 'replaced' | 'accepted' | 'rejected';

/** Those that belonged to a payment that ended. */
export const withdrawProofs = (transaction: Queryable, invoiceId: number) =>
  transaction.query(
    `update invoice_proofs set state = 'withdrawn' where invoice_id = $1 and state in ('waiting', 'rejected')`,
    [invoiceId],
  );

export const endProof = (transaction: Queryable, invoiceId: number, state: ProofEnd, note = '') =>
  transaction.query(
    `update invoice_proofs set state = $2, note = $3 where invoice_id = $1 and state = 'waiting' returning id`,
    [invoiceId, state, note],
  );

export const addProof = (transaction: Queryable, invoiceId: number, blobKey: string, at: Date) =>
  transaction.query(
    `insert into invoice_proofs (invoice_id, blob_key, state, sent_at) values ($1, $2, 'waiting', $3)`,
    [invoiceId, blobKey, at],
  );

export async function proofCount(transaction: Queryable, invoiceId: number): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) from invoice_proofs where invoice_id = $1',
    [invoiceId],
  );
  return row?.count ?? 0;
}

export interface InvoiceLine {
  title: string;
  quantity: number;
  price: number;
}

interface InvoiceRow {
  unique_id: string;
  store_id: number;
  customer_id: number;
  title: string;
  app_name: string;
  app_email: string;
  bill_name: string;
  bill_email: string;
  currency: string;
  dueOn: string | null;
  created_at: Date;
  lines: readonly InvoiceLine[];
}

export async function insertInvoice(transaction: Queryable, { lines, dueOn, ...row }: InvoiceRow) {
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const columns = { ...row, total, due_on: dueOn };
  const names = Object.keys(columns).join(', ');
  const [inserted] = await transaction.query<{ id: number }>(
    `insert into invoices (${names}) select ${names} from jsonb_populate_record(null::invoices, $1::jsonb) returning id`,
    [JSON.stringify(columns)],
  );
  await transaction.query(
    `insert into invoice_lines (invoice_id, position, title, quantity, price)
     select $1, position, title, quantity, price from jsonb_populate_recordset(null::invoice_lines, $2::jsonb)`,
    [inserted?.id, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  );
}
