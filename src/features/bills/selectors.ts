import type { SnapshotFrom } from 'xstate';
import type { billInquiryMachine } from '../../../machines/money/bill-inquiry';
import type { billPaymentMachine } from '../../../machines/money/bill-payment';

type InquirySnapshot = SnapshotFrom<typeof billInquiryMachine>;
type PaymentSnapshot = SnapshotFrom<typeof billPaymentMachine>;

/** Only then there is something to continue with. */
export const hasNumber = ({ context }: InquirySnapshot) => context.number !== '' && context.bill !== null;

/** The options are being loaded; those of before stay in view. */
export const isBillLoading = (snapshot: InquirySnapshot) => snapshot.matches('loading');
export const hasBillFailed = (snapshot: InquirySnapshot) => snapshot.matches('failed');
export const isInquiring = (snapshot: InquirySnapshot) => snapshot.matches('inquiring');
export const isChosen = (snapshot: InquirySnapshot) => snapshot.matches('chosen');

/** An order is on its way or made, or its voucher is being waited for. */
export const isPaying = (snapshot: PaymentSnapshot) => snapshot.hasTag('busy');
/** What was chosen cannot be ordered any more. */
export const isBillOver = (snapshot: PaymentSnapshot) => snapshot.matches('over');
