import type { SnapshotFrom } from 'xstate';
import type { billInquiryMachine } from '../../../machines/bills/bill-inquiry';
import type { billPaymentMachine } from '../../../machines/bills/bill-payment';

type InquirySnapshot = SnapshotFrom<typeof billInquiryMachine>;
type PaymentSnapshot = SnapshotFrom<typeof billPaymentMachine>;

/** The store does not offer it any more. */
export const isBillGone = (snapshot: InquirySnapshot) => snapshot.matches('gone');

/** The options of the number could not be loaded. */
export const hasBillFailed = (snapshot: InquirySnapshot) => snapshot.matches('failed');

/** Only then there is something to continue with. */
export const hasNumber = (snapshot: InquirySnapshot) =>
  snapshot.context.number !== '' && snapshot.context.bill !== null && !isBillGone(snapshot) && !hasBillFailed(snapshot);

/** The options are being loaded; those of before stay in view. */
export const isBillLoading = (snapshot: InquirySnapshot) => snapshot.matches('loading');
export const isInquiring = (snapshot: InquirySnapshot) => snapshot.matches('inquiring');
export const isChosen = (snapshot: InquirySnapshot) => snapshot.matches('chosen');

/** An order is on its way or made, or its voucher is being waited for. */
export const isPaying = (snapshot: PaymentSnapshot) => snapshot.hasTag('busy');
/** Why what was chosen cannot be ordered any more, as a code; null while it can. */
export const billOverCode = (snapshot: PaymentSnapshot) => {
  if (!snapshot.matches('over')) return null;
  const { isExpired, refusal } = snapshot.context;
  return isExpired || refusal === null ? 'BILL_EXPIRED' : refusal;
};
