import { customerPaths } from './customer-paths';

/** The parameter that names the invoice to show in place of the list. */
export const invoiceParameter = 'invoice_id';

export const invoiceAddress = (id: string) =>
  `${customerPaths.invoices}?${new URLSearchParams({ [invoiceParameter]: id })}`;

export const invoicePaymentPath = (id: string) => `${customerPaths.invoices}/${encodeURIComponent(id)}/checkout`;

/** Where a proof is sent to, and shown to who sent it. */
export const invoiceProofPath = (id: string) => `${customerPaths.invoices}/${encodeURIComponent(id)}/proof`;

/** The invoice as a document to print, which the server makes. */
export const invoicePdfPath = (id: string) => `${customerPaths.invoices}/${encodeURIComponent(id)}/pdf`;
