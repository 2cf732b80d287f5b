import type { SnapshotFrom } from 'xstate';
import type { purchaseMachine } from '../../../machines/purchase/purchase';
import type { voucherMachine } from '../../../machines/vouchers/voucher';

type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;
type VoucherSnapshot = SnapshotFrom<typeof voucherMachine>;

/** An order waits until all is of one revision, is on its way, or is made. */
export const isPlacing = (snapshot: PurchaseSnapshot) => snapshot.hasTag('busy');

export const isVoucherChecking = (snapshot: VoucherSnapshot) => snapshot.hasTag('busy');
export const isCodeMissing = (snapshot: VoucherSnapshot) => snapshot.matches({ empty: 'unanswered' });
