import type { SnapshotFrom } from 'xstate';
import type { pointsExchangeMachine } from '../../../machines/money/points-exchange';
import type { topUpMachine } from '../../../machines/money/top-up';
import type { withdrawalMachine } from '../../../machines/money/withdrawal';
import type { Submission } from '../orders/use-submission';
import { isConfirming, submissionNoticeOf } from '../checkout/selectors';

type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;
type ExchangeSnapshot = SnapshotFrom<typeof pointsExchangeMachine>;
type SubmissionSnapshot = ReturnType<Submission['getSnapshot']>;

/** An order is on its way or made: nothing can be typed or sent. */
export const isTopUpSent = (snapshot: TopUpSnapshot) => snapshot.matches('submitting') || snapshot.matches('ordered');
export const isWithdrawalSent = (snapshot: WithdrawalSnapshot) =>
  snapshot.matches('submitting') || snapshot.matches('ordered');
export const isReviewing = (snapshot: WithdrawalSnapshot) => snapshot.matches('reviewing');
export const isAskingToExchange = (snapshot: ExchangeSnapshot) => snapshot.matches('asking');
export const isExchanging = (snapshot: ExchangeSnapshot) => snapshot.matches('exchanging');
export const isExchanged = (snapshot: ExchangeSnapshot) => snapshot.matches('exchanged');

/** Of a submission, where one runs. */
export const noticeOf = (snapshot: SubmissionSnapshot | undefined) => snapshot && submissionNoticeOf(snapshot);
export const isBeingConfirmed = (snapshot: SubmissionSnapshot | undefined) =>
  Boolean(snapshot && isConfirming(snapshot));
export const contextOf = (snapshot: SubmissionSnapshot | undefined) => snapshot?.context;
