import type { SnapshotFrom } from 'xstate';
import type { pointsExchangeMachine } from '../../../machines/wallet/points-exchange';
import type { withdrawalMachine } from '../../../machines/wallet/withdrawal';

type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;
type ExchangeSnapshot = SnapshotFrom<typeof pointsExchangeMachine>;

/** Whether an order is being sent or was created; then nothing can be typed or sent. */
export const isWithdrawalSent = (snapshot: WithdrawalSnapshot) =>
  snapshot.matches('submitting') || snapshot.matches('ordered');
export const isReviewing = (snapshot: WithdrawalSnapshot) => snapshot.matches('reviewing');
export const isAskingToExchange = (snapshot: ExchangeSnapshot) => snapshot.matches('asking');
export const isExchanging = (snapshot: ExchangeSnapshot) => snapshot.matches('exchanging');
export const isExchanged = (snapshot: ExchangeSnapshot) => snapshot.matches('exchanged');
