import { InvoiceStatus } from '../../../__generated__/codes';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../clock';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import type { NotificationEvent } from '../../notifications/queries/events';
import { notify } from '../../notifications/queries/notify';
import { type RefundRequest, refundByHand } from '../../orders/rules/refunds';
import { createCommerce } from '../../stores/queries/stores';
import { insertInvoice, type InvoiceLine } from '../queries/insert-invoice';
import { lockInvoice, type LockedInvoice, setStatus } from '../queries/invoice-changes';
import { endProof, newestProof } from '../queries/proofs';
import { findBilledCustomer, newestInvoices } from '../queries/seller-invoices';
import { amountOf, isPaid, paidInvoice, postPayment } from './invoices';

export interface NewInvoice {
  codename: string;
  username: string;
  title: string;
  /** `YYYY-MM-DD`; null without one. */
  dueOn: string | null;
  lines: readonly InvoiceLine[];
}

async function notifyOfInvoice(transaction: Queryable, uniqueId: string, event: NotificationEvent, at: Date) {
  const invoice = await lockInvoice(transaction, uniqueId);
  if (!invoice) return;
  const { store_id: storeId, customer_id: customerId, invoice_no: subject } = invoice;
  await notify(transaction, { storeId, customerId, event, subject, target: { type: 'invoice', uid: uniqueId }, at });
}

/** The operator's side: creates invoices, checks proofs, and records payments. */
export function createSellerInvoices(database: Database, now: Clock) {
  /** False if the invoice is paid, or `work` finds nothing to change. */
  const change = (uniqueId: string, work: (transaction: Queryable, invoice: LockedInvoice) => Promise<boolean>) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const invoice = orNotFound(await lockInvoice(transaction, uniqueId), 'The invoice does not exist');
        return !isPaid(invoice) && work(transaction, invoice);
      }),
    );

  return {
    /** Invoices of one store, or of all stores if the codename is empty. */
    newest: (codename: string) => newestInvoices(database, codename),

    /** @returns its id; undefined if the store has no customer with that username */
    create: ({ codename, username, ...invoice }: NewInvoice) =>
      database.transaction(async (transaction) => {
        const customer = await findBilledCustomer(transaction, codename, username);
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

    /** Records the payment by the chosen option, or in cash if none was chosen. */
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

    /** Rejects a proof. The customer can send another. */
    rejectProof: (uniqueId: string, note: string) =>
      change(uniqueId, async (transaction, { id }) => {
        if ((await endProof(transaction, id, 'rejected', note)).length === 0) return false;
        await setStatus(transaction, id, InvoiceStatus.UNPAID, null);
        await notifyOfInvoice(transaction, uniqueId, 'invoice.proof-rejected', now());
        return true;
      }),

    /** Refunds part of a paid invoice, or a duplicate payment. @returns false if it is not possible, or was already done */
    giveBack: (uniqueId: string, request: RefundRequest) =>
      retryConflicts(() =>
        database.transaction(async (transaction) => {
          const invoice = orNotFound(await lockInvoice(transaction, uniqueId), 'The invoice does not exist');
          if (!isPaid(invoice)) return false;
          const receipt = { received: amountOf(invoice), from: { kind: 'sales' } } as const;
          return refundByHand(transaction, paidInvoice(invoice), request, receipt, now());
        }),
      ),

    /** The blob's key; undefined if no proof was sent. */
    proof: (uniqueId: string) => newestProof(database, uniqueId),
  };
}
