import type { SnapshotFrom } from 'xstate';
import type { purchaseMachine } from '../../../machines/purchase/purchase';
import type { voucherMachine } from '../../../machines/vouchers/voucher';

type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;
type VoucherSnapshot = SnapshotFrom<typeof voucherMachine>;

/** An order waits until all is of one revision, is on its way, or is made. */
export const isPlacing = (snapshot: PurchaseSnapshot) => snapshot.hasTag('busy');

/** Why what was chosen cannot be ordered any more, as a code; null while it can. */
export const overCodeOf = (snapshot: PurchaseSnapshot) => {
  if (!snapshot.matches('over')) return null;
  const { isExpired, refusal } = snapshot.context;
  return isExpired || refusal === null ? 'BILL_EXPIRED' : refusal;
};

export const isVoucherChecking = (snapshot: VoucherSnapshot) => snapshot.hasTag('busy');
export const isCodeMissing = (snapshot: VoucherSnapshot) => snapshot.matches({ empty: 'unanswered' });
