import type {
  CustomerResolvers,
  InvoiceLinkResolvers,
  InvoiceResolvers,
  InvoiceSummaryResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../__generated__/resolvers';
import type { InvoiceSummaryModel } from '../../model/models';
import { dayAt } from '../../values/text';
import { customerOf, type FacadeContext } from '../../facade/context';

export const invoiceQueries: Pick<QueryResolvers, 'invoiceQuote' | 'invoicePayment'> = {
  invoiceQuote: (_parent, { invoiceId, paymentId }, context) =>
    customerOf(context).invoices.quote(invoiceId, paymentId ?? null),
  invoicePayment: (_parent, { invoiceId }, context) => customerOf(context).invoices.payment(invoiceId),
};

export const invoiceFields: Pick<CustomerResolvers, 'invoices' | 'invoice'> = {
  invoices: ({ invoices }, args) => invoices.list(args),
  invoice: ({ invoices }, { id }) => invoices.find(id),
};

export const invoiceMutations: Pick<MutationResolvers, 'payInvoice' | 'cancelInvoicePayment'> = {
  payInvoice: (_parent, { input }, context) => customerOf(context).invoices.pay(input),
  cancelInvoicePayment: (_parent, { input }, context) => customerOf(context).invoices.cancelPayment(input.id),
};

const isOverdue = (
  { status, dueOn }: Pick<InvoiceSummaryModel, 'status' | 'dueOn'>,
  _args: object,
  { now }: FacadeContext,
) => status === 'UNPAID' && !!dueOn && dueOn < dayAt('Asia/Jakarta', now());

export const Invoice: Pick<InvoiceResolvers, 'isOverdue'> = { isOverdue };
export const InvoiceSummary: Pick<InvoiceSummaryResolvers, 'isOverdue'> = { isOverdue };

const invoice: InvoiceLinkResolvers['invoice'] = ({ id }, _args, context) => customerOf(context).invoices.find(id);

export const InvoiceLink: Pick<InvoiceLinkResolvers, 'invoice'> = { invoice };
