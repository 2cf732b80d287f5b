import { assign, emit, sendTo, setup } from 'xstate';
import { orderSubmissionMachine, type PlacedOrder, type SubmissionInput } from '../orders/order-submission';
import { eventParams } from '../params';
import { submittingState, type SubmissionSnapshot } from '../orders/attempts';

export interface ExchangedReward {
  id: string;
  /** The cost of the reward, in points. */
  points: number;
  /** Whole rupiah that the reward adds to the balance. */
  amount: number;
}

/** `total` is in points. */
export interface ExchangeOrder extends PlacedOrder {
  reward: string;
  amount: number;
}

interface Input {
  /** The customer's points. */
  points: number;
  /** The session code of an attempt whose outcome was unknown when the visitor left the page. */
  sessionCode: string | null;
}

interface Context {
  points: number;
  reward: ExchangedReward | null;
  attempt: SubmissionInput;
}

export type PointsExchangeEvent =
  | { type: 'points.change'; points: number }
  | { type: 'reward.choose'; reward: ExchangedReward }
  | { type: 'reward.dismiss' }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'exchange.confirm'; code: string }
  | { type: 'notice.dismiss' };

export type PointsExchangeEmitted = { type: 'points.short' };

const orderOf = ({ reward }: Context): ExchangeOrder | undefined =>
  reward ? { reward: reward.id, amount: reward.amount, total: reward.points } : undefined;

/** Exchanges points for a reward of the store: confirmed by the customer, and exchanged exactly once. */
export const pointsExchangeMachine = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: PointsExchangeEvent;
    emitted: PointsExchangeEmitted;
    children: { submission: 'submission' };
  },
  actors: { submission: orderSubmissionMachine },
  guards: {
    hasCode: ({ context }) => context.attempt.sessionCode !== null,
    isAffordable: ({ context }, { reward }: { reward: ExchangedReward }) => reward.points <= context.points,
    isIdle: (_, snapshot: SubmissionSnapshot) => snapshot.matches('idle'),
  },
  actions: {
    rememberPoints: assign((_, { points }: { points: number }) => ({ points })),
    rememberReward: assign((_, { reward }: { reward: ExchangedReward }) => ({ reward })),
    begin: assign(({ context }, { code }: { code: string }) => ({
      attempt: { sessionCode: context.attempt.sessionCode ?? code, order: orderOf(context), code },
    })),
    rememberAttempt: assign((_, { context }: SubmissionSnapshot) => ({
      attempt: { sessionCode: context.sessionCode },
    })),
    closeAttempt: assign({ attempt: { sessionCode: null } }),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    emitShort: emit({ type: 'points.short' }),
  },
}).createMachine({
  id: 'pointsExchange',
  meta: { inspectable: ['points', 'reward.id', 'reward.points'] },
  context: ({ input: { points, sessionCode } }) => ({ points, reward: null, attempt: { sessionCode } }),
  initial: 'deciding',
  on: { 'points.change': { actions: { type: 'rememberPoints', params: eventParams } } },
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'exchanging' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'reward.choose': [
          {
            guard: { type: 'isAffordable', params: eventParams },
            target: 'asking',
            actions: { type: 'rememberReward', params: eventParams },
          },
          { actions: 'emitShort' },
        ],
      },
    },
    /** The next step takes points. */
    asking: {
      on: {
        'exchange.confirm': { target: 'exchanging', actions: { type: 'begin', params: eventParams } },
        'reward.dismiss': 'choosing',
      },
    },
    exchanging: submittingState('choosing', { target: 'exchanged', actions: 'closeAttempt' }),
    exchanged: { on: { 'notice.dismiss': 'choosing' } },
  },
});
