import { InvoiceStatus, PaymentKind } from '../../__generated__/codes';
import type { components } from '../../__generated__/rest';
import type { StoredInvoice, StoredPayment } from './queries/customer-invoices';
import { canCancel, canSendProof, type InvoiceOption } from './rules/invoices';

type Rest = components['schemas'];

/** In Indonesian and in English. The customer sees the same text for statuses 1 and 2. */
const statusTexts: Readonly<Record<InvoiceStatus, readonly [id: string, en: string]>> = {
  [InvoiceStatus.UNPAID]: ['Belum Dibayar', 'Unpaid'],
  [InvoiceStatus.AWAITING_SERVICE]: ['Proses Pengecekan', 'Being checked'],
  [InvoiceStatus.PROOF_CHECKED]: ['Proses Pengecekan', 'Being checked'],
  [InvoiceStatus.PAID]: ['Pembayaran Berhasil', 'Paid'],
};

export const statusTextOf = (status: InvoiceStatus) => statusTexts[status][0];

/** Texts in `en` replace the others in English replies. */
export function withStatusText<T extends { order_status: InvoiceStatus }>(invoice: T) {
  const [status_text, english] = statusTexts[invoice.order_status];
  return { ...invoice, status_text, en: { status_text: english } };
}

export const checkoutReply = (
  { unique_id, lines, total, currency }: StoredInvoice,
  option: InvoiceOption,
  balance: number,
): Rest['InvoiceCheckout'] & { en: object } => ({
  unique_id,
  payment_id: option.id,
  payment_method: option.invoice_method,
  payment_type: option.type,
  payment_name: option.title,
  payment_icon: option.icon ?? null,
  lines,
  total,
  admin_fee: option.admin_fee,
  total_payment: total + option.admin_fee,
  currency,
  info_text: option.info,
  balance: option.type === PaymentKind.BALANCE ? balance : null,
  en: {
    ...(option.en?.title && { payment_name: option.en.title }),
    ...(option.en?.info && { info_text: option.en.info }),
  },
});

const flag = (value: boolean) => (value ? 1 : 0);

/** Undefined if no payment option was chosen. */
export function paymentReply(payment: StoredPayment): Rest['InvoicePayment'] | undefined {
  const { payment_id, payment_method, payment_type, order_status: status } = payment;
  if (payment_id === null || payment_method === null) return undefined;
  const state = { status, payment_method, payment_type };
  return {
    ...payment,
    payment_id,
    payment_method,
    can_cancel: flag(canCancel(state)),
    can_send_proof: flag(canSendProof(state)),
  };
}
