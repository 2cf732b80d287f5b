import type { SnapshotFrom } from 'xstate';
import type { orderPaymentMachine } from '../../../machines/order-payment';

type PaymentSnapshot = SnapshotFrom<typeof orderPaymentMachine>;

export const isAskingToPay = (snapshot: PaymentSnapshot) => snapshot.matches({ open: 'askingPayment' });
export const isAskingToCancel = (snapshot: PaymentSnapshot) => snapshot.matches({ open: 'askingCancel' });
export const isChangingPayment = (snapshot: PaymentSnapshot) => snapshot.matches({ working: 'changing' });
export const isConfirming = (snapshot: PaymentSnapshot) => snapshot.matches({ working: 'confirming' });
export const isRefused = (snapshot: PaymentSnapshot) => snapshot.matches({ told: 'refused' });
export const hasFailed = (snapshot: PaymentSnapshot) => snapshot.matches({ told: 'failed' });
