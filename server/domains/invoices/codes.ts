import type { InvoiceStatus } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

export const invoiceStatus = codeTable<InvoiceStatus, InvoiceStatus>(
  'InvoiceStatus',
  { 0: 'UNPAID', 1: 'AWAITING_SERVICE', 2: 'PROOF_CHECKED', 3: 'PAID' },
  'UNKNOWN',
);

interface InvoiceWay {
  readonly payment_method: number;
  readonly payment_id: string;
}

/** One id for a payment option of an invoice: neither the method nor the provider's id is unique by itself. */
export const invoiceWayId = ({ payment_method, payment_id }: InvoiceWay): string => `${payment_method}_${payment_id}`;

/** Parses an id from `invoiceWayId`; null if it has another format. */
export function readInvoiceWay(id: string): InvoiceWay | null {
  const [, method, payment] = /^(\d{1,4})_([A-Za-z0-9_]{1,40})$/.exec(id) ?? [];
  return method && payment ? { payment_method: Number(method), payment_id: payment } : null;
}
