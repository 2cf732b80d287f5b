import { assign, setup } from 'xstate';
import { attemptMachine, type MadeOrder, type Refusal, type SubmissionEnd } from './attempt';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';

/** What the machine reads of an order; whoever submits it may put more into it. */
export interface PlacedOrder {
  total: number;
}

interface Context {
  order: PlacedOrder | null;
  /** Kept over a reload until the attempt's end is known; as long as it is kept, every submission goes by it. */
  sessionCode: string | null;
  /** For the order that is to be placed, should the session code turn out to be that of another. */
  spareCode: string | null;
  /** The session code is that of an attempt to order something else than the page shows. */
  isOther: boolean;
  isMade: boolean;
  result: MadeOrder | null;
  refusal: Refusal | null;
}

export interface SubmissionInput {
  /** Of an attempt whose end was not known when the page was left. */
  sessionCode: string | null;
  /** That attempt was to order something else than the page shows now. */
  isOther?: boolean;
  /** Submitted at once. */
  order?: PlacedOrder;
  /** The session code of `order`, unless an attempt is still open. */
  code?: string;
}

export type OrderSubmissionEvent =
  /** `code` becomes the session code of the attempt, unless one is still open. */
  { type: 'order.submit'; order: PlacedOrder; code: string } | { type: 'notice.dismiss' };

const rememberEnd = { type: 'rememberEnd', params: outputParams } as const;
const answered = { target: 'answered', actions: rememberEnd } as const;
const doneBefore = { target: '#orderSubmission.doneBefore', actions: rememberEnd } as const;

/** One attempt to order: whatever becomes of the connection, it makes one order or none, and says which. */
export const orderSubmissionMachine = setup({
  types: {} as { context: Context; input: SubmissionInput; events: OrderSubmissionEvent; output: MadeOrder | null },
  actors: {
    submit: provided<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>('submit'),
    confirm: attemptMachine,
  },
  guards: {
    hasCode: ({ context }) => context.sessionCode !== null,
    hasSpareCode: ({ context }) => context.spareCode !== context.sessionCode,
    hasOrder: ({ context }) => context.order !== null,
    isMade: ({ context }) => context.isMade,
    isOtherTotal: ({ context }) => context.refusal?.code === 'PRICE_CHANGED',
    isRefused: ({ context }) => context.refusal !== null,
    isDone: (_, end: SubmissionEnd) => end.outcome === 'done',
    isDoneBefore: ({ context }, end: SubmissionEnd) => end.outcome === 'done' && context.isOther,
    isConflict: (_, end: SubmissionEnd) => end.outcome === 'conflict',
  },
  actions: {
    begin: assign(({ context }, { order, code }: { order: PlacedOrder; code: string }) => ({
      order,
      sessionCode: context.sessionCode ?? code,
      spareCode: code,
      isOther: false,
      refusal: null,
    })),
    useSpareCode: assign(({ context }) => ({ sessionCode: context.spareCode })),
    clearResult: assign({ result: null }),
    rememberEnd: assign(({ context }, end: SubmissionEnd) => ({
      // With the same code, a late arrival of the unsent request cannot make a second order.
      sessionCode: end.outcome === 'unsent' ? context.sessionCode : null,
      isMade: end.outcome === 'done',
      result: end.outcome === 'done' ? end.order : null,
      refusal: end.outcome === 'refused' ? end.refusal : null,
    })),
  },
}).createMachine({
  id: 'orderSubmission',
  meta: { inspectable: ['order.total', 'refusal.code', 'refusal.total', 'result.status'] },
  context: ({ input: { sessionCode, isOther = false, order = null, code = null } }) => ({
    order,
    sessionCode: sessionCode ?? code,
    spareCode: code,
    isOther,
    isMade: false,
    result: null,
    refusal: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasOrder', target: 'working.submitting' },
        { guard: 'hasCode', target: 'working.confirming' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'order.submit': { target: 'working.submitting', actions: { type: 'begin', params: eventParams } },
      },
    },
    working: {
      tags: 'busy',
      initial: 'submitting',
      states: {
        submitting: {
          invoke: {
            src: 'submit',
            input: ({ context: { order, sessionCode } }) => ({
              order: order as PlacedOrder,
              sessionCode: sessionCode ?? '',
            }),
            onDone: [{ guard: { type: 'isConflict', params: outputParams }, target: 'comparing' }, answered],
            onError: 'confirming',
          },
        },
        confirming: {
          invoke: {
            src: 'confirm',
            input: ({ context }) => context.sessionCode ?? '',
            onDone: [
              {
                guard: { type: 'isDoneBefore', params: outputParams },
                ...doneBefore,
              },
              answered,
            ],
          },
        },
        /** The session code was used for an order with other contents: asks whether that one was made. */
        comparing: {
          invoke: {
            src: 'confirm',
            input: ({ context }) => context.sessionCode ?? '',
            onDone: [
              {
                guard: { type: 'isDone', params: outputParams },
                ...doneBefore,
              },
              { guard: 'hasSpareCode', target: 'submitting', actions: 'useSpareCode' },
              { target: '#orderSubmission.failed' },
            ],
          },
        },
        answered: {
          always: [
            { guard: 'isMade', target: '#orderSubmission.done' },
            { guard: 'isOtherTotal', target: '#orderSubmission.needsReview' },
            { guard: 'isRefused', target: '#orderSubmission.refused' },
            { guard: 'hasOrder', target: '#orderSubmission.failed' },
            { target: '#orderSubmission.idle' },
          ],
        },
      },
    },
    refused: { on: { 'notice.dismiss': 'idle' } },
    needsReview: { on: { 'notice.dismiss': 'idle' } },
    /** Nothing was made. */
    failed: { on: { 'notice.dismiss': 'idle' } },
    /** An earlier attempt made an order of other contents; what the page shows is not ordered. */
    doneBefore: { on: { 'notice.dismiss': { target: 'idle', actions: 'clearResult' } } },
    done: { type: 'final' },
  },
  output: ({ context }) => context.result,
});
