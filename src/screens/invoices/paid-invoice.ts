import type { InvoiceCheckoutQuery } from '../../__generated__/gql/graphql';
import { invoicePath } from '../../routing/invoice-paths';

/** The path of a paid invoice; null while it is unpaid. */
export const paidInvoice = ({ customer }: InvoiceCheckoutQuery): string | null =>
  customer?.invoice?.status === 'PAID' ? invoicePath(customer.invoice.id) : null;
