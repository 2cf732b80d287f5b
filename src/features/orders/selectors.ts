import type { SnapshotFrom } from 'xstate';
import type { orderAgainMachine } from '../../../machines/orders/order-again';
import type { orderPaymentMachine } from '../../../machines/orders/order-payment';
import type { orderSubmissionMachine } from '../../../machines/orders/order-submission';

type PaymentSnapshot = SnapshotFrom<typeof orderPaymentMachine>;
type SubmissionSnapshot = SnapshotFrom<typeof orderSubmissionMachine>;

export const isAskingToPay = (snapshot: PaymentSnapshot) => snapshot.matches({ open: 'askingPayment' });
export const isAskingToCancel = (snapshot: PaymentSnapshot) => snapshot.matches({ open: 'askingCancel' });
export const isChangingPayment = (snapshot: PaymentSnapshot) => snapshot.matches({ working: 'changing' });
export const isPaymentConfirming = (snapshot: PaymentSnapshot) => snapshot.matches({ working: 'confirming' });
export const isRefused = (snapshot: PaymentSnapshot) => snapshot.matches({ notified: 'refused' });
export const hasFailed = (snapshot: PaymentSnapshot) => snapshot.matches({ notified: 'failed' });

type AgainSnapshot = SnapshotFrom<typeof orderAgainMachine>;

export const isAgainAnswered = (snapshot: AgainSnapshot) => snapshot.matches({ waiting: 'answered' });
export const hasAgainFailed = (snapshot: AgainSnapshot) => snapshot.matches({ waiting: 'failed' });

/** Whether an order is being sent, or was created. */
export const isSending = (snapshot: SubmissionSnapshot | undefined) =>
  snapshot !== undefined && (snapshot.hasTag('busy') || snapshot.matches('done'));
export const isConfirming = (snapshot: SubmissionSnapshot | undefined) =>
  snapshot?.matches({ working: 'confirming' }) ?? false;
export const madeOrderOf = (snapshot: SubmissionSnapshot) =>
  snapshot.matches('done') ? snapshot.context.result : null;
export const isOrdered = (snapshot: SubmissionSnapshot) => snapshot.matches('done');

/** A notice about a submission, until it is dismissed. */
export type SubmissionNotice = 'doneBefore' | 'refused' | 'needsReview' | 'failed';

export function submissionNoticeOf(snapshot: SubmissionSnapshot | undefined): SubmissionNotice | null {
  if (!snapshot) return null;
  if (snapshot.matches('doneBefore')) return 'doneBefore';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('needsReview')) return 'needsReview';
  return snapshot.matches('failed') ? 'failed' : null;
}
