import { customerPaths } from './customer-paths';

/** The parameter with the invoice to show instead of the list. */
export const invoiceParameter = 'invoice_id';

export const invoicePath = (id: string) =>
  `${customerPaths.invoices}?${new URLSearchParams({ [invoiceParameter]: id })}`;

export const invoicePaymentPath = (id: string) => `${customerPaths.invoices}/${encodeURIComponent(id)}/checkout`;

/** The path to which a proof is sent, and where its sender can load it. */
export const invoiceProofPath = (id: string) => `${customerPaths.invoices}/${encodeURIComponent(id)}/proof`;

/** The invoice as a printable document, which the server creates. */
export const invoicePdfPath = (id: string) => `${customerPaths.invoices}/${encodeURIComponent(id)}/pdf`;
