import type { SnapshotFrom } from 'xstate';
import type { purchaseMachine } from '../../../machines/purchase/purchase';
import type { voucherMachine } from '../../../machines/vouchers/voucher';

type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;
type VoucherSnapshot = SnapshotFrom<typeof voucherMachine>;

/** Whether an order waits for consistent revisions, is being sent, or was created. */
export const isPlacing = (snapshot: PurchaseSnapshot) => snapshot.hasTag('busy');

export const isVoucherChecking = (snapshot: VoucherSnapshot) => snapshot.hasTag('busy');
export const isCodeMissing = (snapshot: VoucherSnapshot) => snapshot.matches({ empty: 'unanswered' });
