import type { SnapshotFrom } from 'xstate';
import type { billInquiryMachine } from '../../../machines/bills/bill-inquiry';
import type { purchaseMachine } from '../../../machines/purchase/purchase';

type InquirySnapshot = SnapshotFrom<typeof billInquiryMachine>;

/** Whether the store no longer offers the bill. */
export const isBillGone = (snapshot: InquirySnapshot) => snapshot.matches('gone');

/** Whether the options for the number could not be loaded. */
export const hasBillFailed = (snapshot: InquirySnapshot) => snapshot.matches('failed');

/** Whether the entry is complete enough to continue. */
export const hasNumber = (snapshot: InquirySnapshot) =>
  snapshot.context.number !== '' && snapshot.context.bill !== null && !isBillGone(snapshot) && !hasBillFailed(snapshot);

/** Whether the options are loading; the earlier ones stay visible. */
export const isBillLoading = (snapshot: InquirySnapshot) => snapshot.matches('loading');
export const isInquiring = (snapshot: InquirySnapshot) => snapshot.matches('inquiring');
export const isChosen = (snapshot: InquirySnapshot) => snapshot.matches('chosen');

/** The code of the reason why a bill can no longer be ordered; null if it can. */
export const overCodeOf = (snapshot: SnapshotFrom<typeof purchaseMachine>) => {
  if (!snapshot.matches('over')) return null;
  const { isExpired, refusal } = snapshot.context;
  return isExpired || refusal === null ? 'BILL_EXPIRED' : refusal;
};
