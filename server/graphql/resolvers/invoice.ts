import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const invoiceQueries: Pick<QueryResolvers, 'invoices' | 'invoice' | 'invoiceQuote' | 'invoicePayment'> = {
  invoices: (_parent, args, context) => storeOf(context).customer?.invoices.list(args) ?? null,
  invoice: (_parent, { id }, context) => storeOf(context).customer?.invoices.find(id) ?? null,
  invoiceQuote: (_parent, { id, payment }, context) => customerOf(context).invoices.quote(id, payment ?? null),
  invoicePayment: (_parent, { id }, context) => customerOf(context).invoices.payment(id),
};

export const invoiceMutations: Pick<MutationResolvers, 'payInvoice' | 'cancelInvoicePayment'> = {
  payInvoice: (_parent, { input }, context) => customerOf(context).invoices.pay(input),
  cancelInvoicePayment: (_parent, { input }, context) => customerOf(context).invoices.cancelPayment(input.id),
};
