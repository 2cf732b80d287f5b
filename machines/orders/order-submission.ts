import { assign, setup } from 'xstate';
import { attemptMachine, type MadeOrder, type Refusal, type SubmissionEnd } from './attempt';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';

/** The fields of an order that the machine reads. Callers may add their own. */
export interface PlacedOrder {
  total: number;
}

interface Context {
  order: PlacedOrder | null;
  /** Stored over a reload until the outcome of the attempt is known. While it is stored, every submission uses it. */
  sessionCode: string | null;
  /** The code for the current order, in case the session code belongs to another order. */
  spareCode: string | null;
  /** Whether the session code belongs to an attempt to order something other than the page shows. */
  isOther: boolean;
  isMade: boolean;
  result: MadeOrder | null;
  refusal: Refusal | null;
}

export interface SubmissionInput {
  /** The session code of an attempt whose outcome was unknown when the visitor left the page. */
  sessionCode: string | null;
  /** Whether that attempt was for something other than the page shows now. */
  isOther?: boolean;
  /** An order to submit immediately. */
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

/** One attempt to order: even if the connection fails, it creates one order or none, and determines which. */
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
        /** The session code was used for an order with other contents: checks whether that order was created. */
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
    /** No order was created. */
    failed: { on: { 'notice.dismiss': 'idle' } },
    /** An earlier attempt created an order with other contents; the one that the page shows was not ordered. */
    doneBefore: { on: { 'notice.dismiss': { target: 'idle', actions: 'clearResult' } } },
    done: { type: 'final' },
  },
  output: ({ context }) => context.result,
});
