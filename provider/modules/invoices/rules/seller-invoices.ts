import { InvoiceStatus, type PaymentKind } from '../../../__generated__/codes';
import { randomBytes } from 'node:crypto';
import { type Clock, jakartaTime } from '../../../clock';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import type { NotificationEvent } from '../../notifications/queries/events';
import { notify } from '../../notifications/queries/notify';
import { type RefundRequest, refundByHand } from '../../orders/rules/refunds';
import { createCommerce } from '../../stores/queries/stores';
import { endProof, insertInvoice, type InvoiceLine, lockInvoice, type LockedInvoice, setStatus } from '../queries';
import { amountOf, isPaid, paidInvoice, postPayment } from './invoices';

export interface SellerInvoice {
  unique_id: string;
  invoice_no: string;
  codename: string;
  customer_name: string;
  title: string;
  status: InvoiceStatus;
  payment_name: string;
  payment_type: PaymentKind | null;
  payment_code: string | null;
  /** With the fees of the way to pay. */
  amount: number;
  currency: string;
  due_on: string | null;
  created: string;
  /** Of a picture that waits. */
  has_proof: boolean;
  refunds: number;
}

export interface NewInvoice {
  codename: string;
  username: string;
  title: string;
  /** `YYYY-MM-DD`; null without one. */
  dueOn: string | null;
  lines: readonly InvoiceLine[];
}

const maxListed = 100;

async function notifyOfInvoice(transaction: Queryable, uniqueId: string, event: NotificationEvent, at: Date) {
  const invoice = await lockInvoice(transaction, uniqueId);
  if (!invoice) return;
  const { store_id: storeId, customer_id: customerId, invoice_no: subject } = invoice;
  await notify(transaction, { storeId, customerId, event, subject, target: { type: 'invoice', uid: uniqueId }, at });
}

/** The operator's side: sends invoices, looks at proofs, and says what was paid. */
export function createSellerInvoices(database: Database, now: Clock) {
  /** False if the invoice is paid, or `work` finds nothing to change. */
  const change = (uniqueId: string, work: (transaction: Queryable, invoice: LockedInvoice) => Promise<boolean>) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const invoice = orNotFound(await lockInvoice(transaction, uniqueId), 'There is no such invoice');
        return !isPaid(invoice) && work(transaction, invoice);
      }),
    );

  return {
    /** Of one store, or of all if the codename is empty. */
    newest: (codename: string) =>
      database.query<SellerInvoice>(
        `select bill.unique_id, bill.invoice_no, store.codename, customer.name as customer_name, bill.title, bill.status,
           bill.payment_name, bill.payment_type, bill.payment_code, bill.total + bill.admin_fee + bill.confirmation_code as amount,
           bill.currency, to_char(bill.due_on, 'YYYY-MM-DD') as due_on, ${jakartaTime('bill.created_at')} as created,
           exists (
             select from invoice_proofs where invoice_id = bill.id and state = 'waiting'
           ) as has_proof,
           (select count(*)::int from refunds where invoice_id = bill.id) as refunds
         from invoices bill
         join stores store on store.id = bill.store_id
         join customers customer on customer.id = bill.customer_id
         where $1 = '' or store.codename = $1
         order by bill.id desc limit ${maxListed}`,
        [codename],
      ),

    /** @returns its id; undefined if the store has no customer of that username */
    create: ({ codename, username, ...invoice }: NewInvoice) =>
      database.transaction(async (transaction) => {
        const [customer] = await transaction.query<{ id: number; store_id: number; name: string; email: string }>(
          `select customer.id, customer.store_id, customer.name, customer.email
           from customers customer join stores store on store.id = customer.store_id
           where store.codename = $1 and lower(customer.username) = lower($2)`,
          [codename, username],
        );
        if (!customer) return undefined;
        const app = await createCommerce(transaction).of(customer.store_id);
        const unique_id = randomBytes(12).toString('hex');
        await insertInvoice(transaction, {
          ...invoice,
          unique_id,
          store_id: customer.store_id,
          customer_id: customer.id,
          app_name: app.name,
          app_email: app.contact_email ?? '',
          bill_name: customer.name,
          bill_email: customer.email,
          currency: app.currency,
          created_at: now(),
        });
        await notifyOfInvoice(transaction, unique_id, 'invoice.created', now());
        return unique_id;
      }),

    /** What was chosen is paid, or cash without a way to pay. */
    markPaid: (uniqueId: string) =>
      change(uniqueId, async (transaction, invoice) => {
        const at = now();
        const amount = amountOf(invoice);
        await postPayment(transaction, invoice, { amount, at });
        await endProof(transaction, invoice.id, 'accepted');
        await setStatus(transaction, invoice.id, InvoiceStatus.PAID, at);
        await notifyOfInvoice(transaction, uniqueId, 'invoice.paid', at);
        return true;
      }),

    /** The customer can send another one. */
    rejectProof: (uniqueId: string, note: string) =>
      change(uniqueId, async (transaction, { id }) => {
        if ((await endProof(transaction, id, 'rejected', note)).length === 0) return false;
        await setStatus(transaction, id, InvoiceStatus.UNPAID, null);
        await notifyOfInvoice(transaction, uniqueId, 'invoice.proof-rejected', now());
        return true;
      }),

    /** A part of a paid invoice, or money that arrived for it once more. @returns false if it is not possible, or was done already */
    giveBack: (uniqueId: string, request: RefundRequest) =>
      retryConflicts(() =>
        database.transaction(async (transaction) => {
          const invoice = orNotFound(await lockInvoice(transaction, uniqueId), 'There is no such invoice');
          if (!isPaid(invoice)) return false;
          const receipt = { received: amountOf(invoice), from: { kind: 'sales' } } as const;
          return refundByHand(transaction, paidInvoice(invoice), request, receipt, now());
        }),
      ),

    /** The blob's key; undefined if nothing was sent. */
    async proof(uniqueId: string): Promise<string | undefined> {
      const [proof] = await database.query<{ blob_key: string }>(
        `select proof.blob_key from invoice_proofs proof join invoices bill on bill.id = proof.invoice_id
         where bill.unique_id = $1 order by proof.id desc limit 1`,
        [uniqueId],
      );
      return proof?.blob_key;
    },
  };
}
