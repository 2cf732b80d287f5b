import type { SnapshotFrom } from 'xstate';
import type { invoicePaymentMachine } from '../../../machines/invoices/invoice-payment';
import { isConfirming, isSending, submissionNoticeOf } from '../orders/selectors';

type InvoiceSnapshot = SnapshotFrom<typeof invoicePaymentMachine>;

const submissionOf = ({ children }: InvoiceSnapshot) => children.submission?.getSnapshot();

/** Whether a payment was started and is still open. */
export const isAwaiting = (snapshot: InvoiceSnapshot) =>
  snapshot.context.invoice.payment !== null && !snapshot.matches({ working: 'paying' }) && !snapshot.matches('paid');
export const isPaid = (snapshot: InvoiceSnapshot) => snapshot.matches('paid');
export const isQuoting = (snapshot: InvoiceSnapshot) => snapshot.matches({ choosing: 'quoting' });
export const hasQuoteFailed = (snapshot: InvoiceSnapshot) => snapshot.matches({ choosing: 'quoteFailed' });
export const isUploading = (snapshot: InvoiceSnapshot) => snapshot.matches({ working: 'uploading' });
export const isAskingToCancel = (snapshot: InvoiceSnapshot) => snapshot.matches({ awaiting: 'askingCancel' });
export const isRefused = (snapshot: InvoiceSnapshot) => snapshot.matches({ notified: 'refused' });
export const hasFailed = (snapshot: InvoiceSnapshot) => snapshot.matches({ notified: 'failed' });

export const isPaying = (snapshot: InvoiceSnapshot) => isSending(submissionOf(snapshot));
export const isPaymentConfirming = (snapshot: InvoiceSnapshot) => isConfirming(submissionOf(snapshot));

/** The notice about the payment, until it is dismissed. */
export const paymentNoticeOf = (snapshot: InvoiceSnapshot) => submissionNoticeOf(submissionOf(snapshot));
export const paymentRefusalOf = (snapshot: InvoiceSnapshot) => submissionOf(snapshot)?.context.refusal ?? null;
