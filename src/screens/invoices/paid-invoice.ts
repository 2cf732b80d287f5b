import type { InvoiceCheckoutQuery } from '../../__generated__/gql/graphql';
import { invoiceAddress } from '../../routing/invoice-address';

/** The page of an invoice that is paid; null while there is something to pay. */
export const paidInvoice = ({ customer }: InvoiceCheckoutQuery): string | null =>
  customer?.invoice?.status === 'PAID' ? invoiceAddress(customer.invoice.id) : null;
