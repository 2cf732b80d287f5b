import { assign, setup } from 'xstate';
import { type AttemptEnd, attemptMachine, type MadeOrder, type Refusal } from './attempt';
import { provided } from './provided';

/** What the machine reads of an order; whoever submits it may put more into it. */
export interface PlacedOrder {
  total: number;
}

interface Context {
  order: PlacedOrder | null;
  /** Kept over a reload until the attempt's end is known; as long as it is kept, every submission goes by it. */
  sessionCode: string | null;
  result: MadeOrder | null;
  refusal: Refusal | null;
}

interface Input {
  /** Of an attempt whose end was not known when the page was left. */
  sessionCode: string | null;
}

export type OrderSubmissionEvent =
  /** `code` becomes the session code of the attempt, unless one is still open. */
  { type: 'order.submit'; order: PlacedOrder; code: string } | { type: 'notice.dismiss' };

/** One attempt to order: whatever becomes of the connection, it makes one order or none, and says which. */
export const orderSubmissionMachine = setup({
  types: {} as { context: Context; input: Input; events: OrderSubmissionEvent },
  actors: {
    submit: provided<AttemptEnd, { order: PlacedOrder; sessionCode: string }>('submit'),
    confirm: attemptMachine,
  },
  guards: {
    hasCode: ({ context }) => context.sessionCode !== null,
    isDone: (_, end: AttemptEnd) => end.outcome === 'done',
    isOtherTotal: (_, end: AttemptEnd) => end.outcome === 'refused' && end.refusal.code === 'PRICE_CHANGED',
    isRefused: (_, end: AttemptEnd) => end.outcome === 'refused',
    hasOrder: ({ context }) => context.order !== null,
  },
  actions: {
    begin: assign(({ context }, { order, code }: { order: PlacedOrder; code: string }) => ({
      order,
      sessionCode: context.sessionCode ?? code,
      refusal: null,
    })),
    rememberEnd: assign((_, end: AttemptEnd) => ({
      sessionCode: null,
      result: end.outcome === 'done' ? end.order : null,
      refusal: end.outcome === 'refused' ? end.refusal : null,
    })),
  },
}).createMachine({
  id: 'orderSubmission',
  meta: { inspectable: ['order.total', 'refusal.code', 'refusal.total', 'result.status'] },
  context: ({ input: { sessionCode } }) => ({ order: null, sessionCode, result: null, refusal: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'confirming' }, { target: 'idle' }] },
    idle: {
      on: { 'order.submit': { target: 'submitting', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context: { order, sessionCode } }) => ({
          order: order as PlacedOrder,
          sessionCode: sessionCode ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOtherTotal', params: ({ event }) => event.output },
            target: 'needsReview',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'confirming',
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.sessionCode ?? '',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOtherTotal', params: ({ event }) => event.output },
            target: 'needsReview',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          { guard: 'hasOrder', target: 'failed' },
          { target: 'idle' },
        ],
      },
    },
    refused: { on: { 'notice.dismiss': 'idle' } },
    needsReview: { on: { 'notice.dismiss': 'idle' } },
    /** Nothing was made. The code stays: should it be made yet, the next attempt is that one. */
    failed: { on: { 'notice.dismiss': 'idle' } },
    done: { type: 'final' },
  },
});
