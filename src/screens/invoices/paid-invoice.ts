import type { InvoiceCheckoutQuery } from '../../__generated__/gql/graphql';
import { invoicePath } from '../../routing/invoice-paths';

/** The page of an invoice that is paid; null while there is something to pay. */
export const paidInvoice = ({ customer }: InvoiceCheckoutQuery): string | null =>
  customer?.invoice?.status === 'PAID' ? invoicePath(customer.invoice.id) : null;
