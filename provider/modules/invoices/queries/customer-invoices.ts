import { InvoiceStatus } from '../../../__generated__/codes';
import type { components } from '../../../__generated__/rest';
import { invoicesPageSize } from '../../../__generated__/limits';
import { jakartaTime } from '../../../clock';
import type { Database } from '../../../database/database';
import { refundsOf } from '../../orders/queries/refunds';

type Rest = components['schemas'];

/** Without the texts of the status. */
export type StoredEntry = Omit<Rest['InvoiceEntry'], 'status_text'> & { order_status: InvoiceStatus };
export type StoredInvoice = Omit<Rest['Invoice'], 'status_text'> & { order_status: InvoiceStatus };

/** The columns are null if no payment option was chosen. */
export type StoredPayment = Omit<
  Rest['InvoicePayment'],
  'payment_id' | 'payment_method' | 'can_cancel' | 'can_send_proof'
> & {
  order_status: InvoiceStatus;
  payment_id: string | null;
  payment_method: number | null;
};

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

export interface InvoiceFilter {
  onlyUnpaid: boolean;
  search: string;
  /** `id` of the last invoice before the page; null for the first page. */
  after: number | null;
}

/** Undefined if the customer has no invoice with that id. */
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

  /** The key of the newest blob. */
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
