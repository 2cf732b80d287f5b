import type { ChosenInvoicePayment, InvoiceParty } from '../../__generated__/resolvers';
import { invoiceStatus, invoiceWayId } from './codes';
import { paymentKind } from '../payments/codes';
import type {
  InvoiceModel,
  InvoicePaymentModel,
  InvoiceQuoteModel,
  InvoiceSummaryModel,
  PayInvoiceModel,
  Rest,
} from '../../model/models';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';
import { safeHtml } from '../../values/safe-html';
import { dayOrNull, moment, momentOrNull, orNull } from '../../values/text';
import { mapRefunds } from '../payments/map-refund';
import { mapRefusal } from '../../model/map-refusal';
import type { StoreRecord } from '../stores/store-record';

const mapFacts = (invoice: Rest['InvoiceEntry']) => ({
  id: invoice.unique_id,
  number: invoice.invoice_no,
  title: invoice.title,
  status: invoiceStatus(invoice.order_status),
  dueOn: dayOrNull(invoice.due_date),
  paidAt: momentOrNull(invoice.paid_date),
  total: exactMoney(invoice.total, invoice.currency),
});

export const mapInvoiceSummary = (invoice: Rest['InvoiceEntry']): InvoiceSummaryModel => mapFacts(invoice);

const mapParty = (name: string, email: string): InvoiceParty => ({ name, email: orNull(email) });

const mapWay = (way: Rest['ChosenInvoicePayment']): ChosenInvoicePayment => ({
  id: invoiceWayId(way),
  kind: paymentKind(way.payment_type),
  name: way.payment_name,
  icon: mediaPath(way.payment_icon),
});

export const mapInvoice = (invoice: Rest['Invoice'], { wallet }: StoreRecord): InvoiceModel => ({
  ...mapFacts(invoice),
  createdAt: moment(invoice.creation_date),
  issuer: mapParty(invoice.app_name, invoice.app_email),
  recipient: mapParty(invoice.bill_name, invoice.bill_email),
  lines: invoice.lines.map(({ unique_id: id, title, quantity, price, total }) => ({
    id,
    title,
    quantity,
    price: exactMoney(price, invoice.currency),
    total: exactMoney(total, invoice.currency),
  })),
  payment: invoice.payment && mapWay(invoice.payment),
  refunds: mapRefunds(invoice.refunds, invoice.currency, wallet.currency),
});

export function mapInvoiceQuote(reply: Rest['InvoiceCheckoutReply'], { wallet }: StoreRecord): InvoiceQuoteModel {
  if (!reply.success || !reply.data) return mapRefusal(reply);
  const { data } = reply;
  return {
    __typename: 'InvoiceQuote',
    payment: mapWay(data),
    info: data.info_text,
    subtotal: exactMoney(data.total, data.currency),
    fee: exactMoney(data.admin_fee, data.currency),
    toPay: exactMoney(data.total_payment, data.currency),
    balance: data.balance === null ? null : exactMoney(data.balance, wallet.currency),
  };
}

export function mapInvoicePayment(reply: Rest['InvoicePaymentReply']): InvoicePaymentModel {
  if (!reply.success || !reply.data) return mapRefusal(reply);
  const { data } = reply;
  return {
    __typename: 'InvoicePayment',
    payment: mapWay(data),
    status: invoiceStatus(data.order_status),
    code: orNull(data.payment_code),
    howToPay: safeHtml(data.payment_info_text),
    subtotal: exactMoney(data.total, data.currency),
    fee: exactMoney(data.admin_fee, data.currency),
    serviceFee: data.confirmation_code > 0 ? exactMoney(data.confirmation_code, data.currency) : null,
    toPay: exactMoney(data.total_payment, data.currency),
    canCancel: data.can_cancel === 1,
    needsProof: data.can_send_proof === 1,
    proofSentAt: momentOrNull(data.proof_date),
    proofNote: orNull(data.proof_note),
  };
}

export const mapInvoicePaid = (reply: Rest['InvoicePaidReply'], currency: string): PayInvoiceModel =>
  reply.success
    ? { __typename: 'Done', message: reply.message }
    : mapRefusal(reply, reply.total === null ? null : exactMoney(reply.total, currency));
