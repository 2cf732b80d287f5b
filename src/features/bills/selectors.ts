import type { SnapshotFrom } from 'xstate';
import type { billInquiryMachine } from '../../../machines/bills/bill-inquiry';
import type { purchaseMachine } from '../../../machines/purchase/purchase';

type InquirySnapshot = SnapshotFrom<typeof billInquiryMachine>;

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

/** The code of why a bill cannot be ordered any more; null while it can. */
export const overCodeOf = (snapshot: SnapshotFrom<typeof purchaseMachine>) => {
  if (!snapshot.matches('over')) return null;
  const { isExpired, refusal } = snapshot.context;
  return isExpired || refusal === null ? 'BILL_EXPIRED' : refusal;
};
