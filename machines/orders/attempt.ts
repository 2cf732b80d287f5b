import { assign, fromCallback, setup } from 'xstate';
import type { PaymentKind } from '../__generated__/facade-kinds';
import { outputParams } from '../params';
import { provided } from '../provided';

export interface Refusal {
  code: string;
  /** The provider's text. */
  message: string;
  /** The current total, if the submitted one is out of date. */
  total: number | null;
  /** Seconds, if a busy server says when to try again. */
  retryAfter?: number;
}

export interface MadeOrder {
  id: string;
  number: string;
  status: string;
  paymentKind: PaymentKind;
  isAutomatic: boolean;
}

/** The outcome of an attempt to order or to pay. */
export type AttemptEnd =
  /** Null for an attempt that creates no order, such as an exchange of points. */
  | { outcome: 'done'; order: MadeOrder | null }
  | { outcome: 'refused'; refusal: Refusal }
  /** The provider does not know the attempt. */
  | { outcome: 'unsent' };

/** The outcome of a submission. `conflict`: the session code belongs to an attempt with other contents. */
export type SubmissionEnd = AttemptEnd | { outcome: 'conflict' };

export type AttemptAnswer = AttemptEnd | { outcome: 'pending' };

interface Context {
  sessionCode: string;
  /** How often the provider did not know the attempt. */
  unsent: number;
  /** How often the outcome could not be determined. */
  checks: number;
  end: AttemptEnd | null;
}

/** A request in flight may reach the provider after the first check, so one check is not enough. */
const sureAfter = 3;
const maxDelayMs = 10_000;

export type AttemptEvent = { type: 'connection.return' };

/** Polls the outcome of an attempt until it is known. Never orders or pays. */
export const attemptMachine = setup({
  types: {} as { context: Context; input: string; events: AttemptEvent; output: AttemptEnd },
  actors: {
    loadAttempt: provided<AttemptAnswer, string>('loadAttempt'),
    /** Sends `connection.return` whenever the network may be there again. */
    watchConnection: fromCallback<AttemptEvent>(() => undefined),
  },
  delays: { pollDelay: ({ context: { checks, unsent } }) => Math.min(1_000 * 1.5 ** (unsent || checks), maxDelayMs) },
  guards: {
    isKnown: (_, { outcome }: AttemptAnswer) => outcome === 'done' || outcome === 'refused',
    wasNever: ({ context }, { outcome }: AttemptAnswer) => outcome === 'unsent' && context.unsent + 1 >= sureAfter,
  },
  actions: {
    beginAgain: assign({ checks: 0 }),
    rememberEnd: assign((_, answer: AttemptAnswer) => ({ end: answer.outcome === 'pending' ? null : answer })),
    count: assign(({ context: { checks, unsent } }, { outcome }: AttemptAnswer) => ({
      checks: checks + 1,
      unsent: outcome === 'unsent' ? unsent + 1 : 0,
    })),
  },
}).createMachine({
  id: 'attempt',
  meta: { inspectable: ['unsent', 'checks', 'end.outcome'] },
  context: ({ input }) => ({ sessionCode: input, unsent: 0, checks: 0, end: null }),
  invoke: { src: 'watchConnection' },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'loadAttempt',
        input: ({ context }) => context.sessionCode,
        onDone: [
          {
            guard: { type: 'isKnown', params: outputParams },
            target: 'known',
            actions: { type: 'rememberEnd', params: outputParams },
          },
          {
            guard: { type: 'wasNever', params: outputParams },
            target: 'known',
            actions: { type: 'rememberEnd', params: outputParams },
          },
          { target: 'waiting', actions: { type: 'count', params: outputParams } },
        ],
        onError: { target: 'waiting', actions: { type: 'count', params: { outcome: 'pending' } } },
      },
      // An earlier check may be waiting on a dead connection.
      on: { 'connection.return': { target: 'asking', reenter: true, actions: 'beginAgain' } },
    },
    waiting: {
      after: { pollDelay: 'asking' },
      on: { 'connection.return': { target: 'asking', actions: 'beginAgain' } },
    },
    known: { type: 'final' },
  },
  output: ({ context }) => context.end ?? { outcome: 'unsent' },
});
