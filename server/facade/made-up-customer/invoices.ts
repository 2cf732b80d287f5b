import type { Rest } from '../../model/models';
import type { MadeUp, MadeUpBase } from './made-up';
import { person } from './person';
import { ok, refused, type Replies } from './replies';
import { texts } from './texts';

export type MadeUpInvoice = Rest['Invoice'];

export const balancePayment = 3;

const unpaid = 0;
const paid = 3;

/** One to pay and one that is paid, if invoices can be paid in the store. */
export async function makeInvoices({
  record: { store },
  offers,
  times,
  locale,
}: MadeUpBase): Promise<readonly MadeUpInvoice[]> {
  const options = await offers.payments({ cart_type: 0, invoice_flag: 1 });
  const option = options.find(({ type }) => type === balancePayment) ?? options[0];
  if (!option) return [];
  const text = texts[locale];
  const lines: Rest['InvoiceLine'][] = [
    { unique_id: '1', title: text.service, quantity: 1, price: 150_000, total: 150_000 },
    { unique_id: '2', title: text.material, quantity: 2, price: 25_000, total: 50_000 },
  ];
  const invoice = (at: number, status: 0 | 3, day: number): MadeUpInvoice => ({
    unique_id: `tagihan_${at}`,
    invoice_no: `INV-CONTOH-${at}`,
    title: text.invoice,
    status_text: status === paid ? text.invoicePaid : text.invoiceUnpaid,
    order_status: status,
    creation_date: times.at(day, '09:00'),
    due_date: times.day(day + 14),
    paid_date: status === paid ? times.at(day + 2, '14:10') : null,
    total: lines.reduce((sum, { total }) => sum + total, 0),
    currency: store.currency,
    app_name: store.name,
    app_email: store.contact.email ?? '',
    bill_name: person.name,
    bill_email: person.email,
    lines,
    payment:
      status === paid
        ? {
            payment_id: option.id,
            payment_method: option.payment_method ?? 1,
            payment_type: option.type,
            payment_name: option.title,
            payment_icon: option.icon,
          }
        : null,
  });
  return [invoice(2, unpaid, -3), invoice(1, paid, -33)];
}

const find = async ({ invoices }: MadeUp, wanted: string) =>
  (await invoices()).find(({ unique_id: id }) => id === wanted) ?? null;

export const invoiceReplies: Replies<'listInvoices' | 'getInvoice' | 'prepareInvoicePayment' | 'getInvoicePayment'> = {
  async listInvoices({ invoices }, { status, search = '', after }) {
    const text = search.toLowerCase();
    const found = (await invoices()).filter(
      (one) => after === undefined && `${one.invoice_no} ${one.title}`.toLowerCase().includes(text),
    );
    const open = found.filter(({ order_status: state }) => state === unpaid);
    return ok({ invoices: status === 'active' ? open : found, pending_invoices: open, after: null });
  },

  async getInvoice(made, { id }) {
    const invoice = await find(made, id);
    return invoice && ok(invoice);
  },

  async prepareInvoicePayment(made, { id, payment_id, payment_method }) {
    const invoice = await find(made, id);
    if (!invoice) return null;
    if (invoice.order_status !== unpaid) return refused('INVOICE_NOT_PAYABLE');
    const options = await made.offers.payments({ cart_type: 0, invoice_flag: 1 });
    const chosen = options.find((one) => one.id === payment_id && one.payment_method === payment_method) ?? options[0];
    if (!chosen) return refused('INVOICE_NOT_PAYABLE');
    const { balance } = await made.wallet();
    return ok({
      unique_id: id,
      payment_id: chosen.id,
      payment_method: chosen.payment_method ?? 1,
      payment_type: chosen.type,
      payment_name: chosen.title,
      payment_icon: chosen.icon,
      lines: invoice.lines,
      total: invoice.total,
      admin_fee: chosen.admin_fee,
      total_payment: invoice.total + chosen.admin_fee,
      currency: invoice.currency,
      info_text: chosen.info,
      balance: chosen.type === balancePayment ? balance : null,
    });
  },

  /** No payment has been started. */
  getInvoicePayment: async () => null,
};
