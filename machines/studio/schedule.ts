import { assign, emit, setup } from 'xstate';
import { type Failure, failureParams, outputParams } from '../params';
import { provided } from '../provided';
import type { Refusal } from './publish';

/** The new times of a scheduled change; null for an end that stays as it is. */
export interface Move {
  plan: string;
  /** In ISO 8601. */
  from: string | null;
  /** In ISO 8601. */
  until: string | null;
}

export type ScheduleOutcome = { outcome: 'done' } | { outcome: 'refused'; refusal: Refusal };

interface Context {
  /** The ids of the scheduled changes that have not ended. */
  plans: readonly string[];
  /** The change that is moved or cancelled. */
  move: Move;
  /** What the last action did; null if nothing. */
  done: 'moved' | 'cancelled' | null;
  error: Refusal | Failure | null;
}

export type ScheduleEmitted = { type: 'plan.moved' };

export type ScheduleEvent =
  | { type: 'schedule.load' }
  | ({ type: 'plan.move' } & Move)
  | { type: 'plan.cancel'; plan: string }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' };

const noMove: Move = { plan: '', from: null, until: null };

/**
 * What is scheduled in a store: each change can be moved and, after a question, cancelled. After a lost answer, the list
 * is loaded again.
 */
export const scheduleMachine = setup({
  types: {} as { context: Context; events: ScheduleEvent; emitted: ScheduleEmitted },
  actors: {
    loadPlans: provided<readonly string[], undefined>('loadPlans'),
    movePlan: provided<ScheduleOutcome, Move>('movePlan'),
    cancelPlan: provided<ScheduleOutcome, string>('cancelPlan'),
  },
  guards: {
    isListed: ({ context }, plan: string) => context.plans.includes(plan),
    isDone: (_, { outcome }: ScheduleOutcome) => outcome === 'done',
  },
  actions: {
    rememberPlans: assign((_, plans: readonly string[]) => ({ plans })),
    rememberMove: assign((_, { plan, from, until }: Move) => ({
      move: { plan, from, until },
      done: null,
      error: null,
    })),
    rememberPlan: assign((_, plan: string) => ({ move: { ...noMove, plan }, done: null, error: null })),
    noteMoved: assign({ done: 'moved' }),
    noteCancelled: assign({ done: 'cancelled' }),
    rememberRefusal: assign((_, answer: ScheduleOutcome) => ({
      error: answer.outcome === 'refused' ? answer.refusal : null,
    })),
    rememberFailure: assign((_, error: Failure) => ({ error })),
    clearError: assign({ error: null }),
    emitMoved: emit({ type: 'plan.moved' }),
  },
}).createMachine({
  id: 'schedule',
  meta: { inspectable: ['plans', 'move', 'done', 'error.code'] },
  context: { plans: [], move: noMove, done: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPlans',
        onDone: { target: 'listed', actions: { type: 'rememberPlans', params: outputParams } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    failed: { on: { 'schedule.load': { target: 'loading', actions: 'clearError' } } },
    listed: {
      on: {
        'schedule.load': { target: 'loading', actions: 'clearError' },
        'plan.move': {
          guard: { type: 'isListed', params: ({ event }) => event.plan },
          target: 'moving',
          actions: { type: 'rememberMove', params: ({ event }) => event },
        },
        'plan.cancel': {
          guard: { type: 'isListed', params: ({ event }) => event.plan },
          target: 'asking',
          actions: { type: 'rememberPlan', params: ({ event }) => event.plan },
        },
      },
    },
    asking: { on: { 'cancel.dismiss': 'listed', 'cancel.confirm': 'cancelling' } },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'movePlan',
        input: ({ context }) => context.move,
        onDone: [
          { guard: { type: 'isDone', params: outputParams }, target: 'loading', actions: ['noteMoved', 'emitMoved'] },
          { target: 'listed', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'loading', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        src: 'cancelPlan',
        input: ({ context }) => context.move.plan,
        onDone: [
          { guard: { type: 'isDone', params: outputParams }, target: 'loading', actions: 'noteCancelled' },
          { target: 'listed', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'loading', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
  },
});
