import { assign, fromCallback, setup } from 'xstate';
import { type AttemptEnd, attemptMachine, type Refusal } from './attempt';
import { provided } from './provided';

/** What is known of the order; its revision grows with every change of it. */
export interface OrderFacts {
  revision: number;
  status: string;
}

export type ChangeAnswer = { outcome: 'done' } | { outcome: 'refused'; refusal: Refusal };

export interface NewPayment {
  payment: string;
  kind: string;
}

interface Input {
  order: OrderFacts;
  /** Of an attempt to pay whose end is not known, or was not when the page was left. */
  sessionCode: string | null;
}

interface Context extends Input {
  /** Of what was asked for last: a payment, another way to pay, or the order's end. */
  outcome: (ChangeAnswer | AttemptEnd)['outcome'] | null;
  refusal: Refusal | null;
  /** The one that is being changed to. */
  payment: NewPayment | null;
}

export type OrderPaymentEvent =
  | { type: 'payment.change'; payment: string; kind: string }
  /** `revision` is the one that the customer saw. */
  | { type: 'balance.pay'; revision: number; code: string }
  | { type: 'order.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  | { type: 'notice.dismiss' }
  | { type: 'order.update'; order: OrderFacts };

const awaited: readonly string[] = ['NEW', 'AWAITING_PAYMENT', 'PAYMENT_PROCESSING'];
const lost: readonly string[] = ['REJECTED', 'CANCELLED', 'VOID', 'NOT_RECEIVED'];

/** An order that is to be paid: shown as it stands, paid once, to be paid by another way, or cancelled. */
export const orderPaymentMachine = setup({
  types: {} as { context: Context; input: Input; events: OrderPaymentEvent },
  actors: {
    /** Sends `order.update` for as long as the order is shown. */
    watchOrder: fromCallback<OrderPaymentEvent>(() => undefined),
    loadOrder: provided<OrderFacts, undefined>('loadOrder'),
    changePayment: provided<ChangeAnswer, NewPayment>('changePayment'),
    payOrder: provided<AttemptEnd, { revision: number; sessionCode: string }>('payOrder'),
    confirm: attemptMachine,
    cancelOrder: provided<ChangeAnswer, undefined>('cancelOrder'),
  },
  guards: {
    hasCode: ({ context }) => context.sessionCode !== null,
    isAwaited: ({ context }) => awaited.includes(context.order.status),
    isLost: ({ context }) => lost.includes(context.order.status),
    isCurrent: ({ context }, { revision }: { revision: number }) => revision === context.order.revision,
    isRefused: ({ context }) => context.outcome === 'refused',
    isUnsent: ({ context }) => context.outcome === 'unsent',
  },
  actions: {
    rememberOrder: assign((_, order: OrderFacts) => ({ order })),
    rememberPayment: assign((_, payment: NewPayment) => ({ payment })),
    rememberCode: assign((_, sessionCode: string) => ({ sessionCode })),
    rememberEnd: assign((_, answer: ChangeAnswer | AttemptEnd) => ({
      sessionCode: null,
      outcome: answer.outcome,
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
}).createMachine({
  id: 'orderPayment',
  meta: { inspectable: ['order.revision', 'order.status', 'payment.kind', 'refusal.code'] },
  context: ({ input }) => ({ ...input, payment: null, outcome: null, refusal: null }),
  invoke: { src: 'watchOrder' },
  initial: 'deciding',
  on: { 'order.update': { actions: { type: 'rememberOrder', params: ({ event }) => event.order } } },
  states: {
    deciding: {
      always: [
        { guard: 'hasCode', target: 'working.confirming' },
        { guard: 'isAwaited', target: 'open' },
        { guard: 'isLost', target: 'cancelled' },
        { target: 'paid' },
      ],
    },
    open: {
      initial: 'showing',
      states: {
        showing: {
          on: {
            'order.update': {
              target: '#orderPayment.deciding',
              actions: { type: 'rememberOrder', params: ({ event }) => event.order },
            },
            'payment.change': {
              target: '#orderPayment.working.changing',
              actions: { type: 'rememberPayment', params: ({ event: { payment, kind } }) => ({ payment, kind }) },
            },
            'balance.pay': [
              {
                guard: { type: 'isCurrent', params: ({ event }) => event },
                target: '#orderPayment.working.paying',
                actions: { type: 'rememberCode', params: ({ event }) => event.code },
              },
              { target: '#orderPayment.working.refreshing' },
            ],
            'order.cancel': 'askingCancel',
          },
        },
        askingCancel: {
          on: { 'cancel.confirm': '#orderPayment.working.cancelling', 'cancel.dismiss': '#orderPayment.deciding' },
        },
      },
    },
    working: {
      tags: 'busy',
      initial: 'refreshing',
      states: {
        changing: {
          invoke: {
            src: 'changePayment',
            input: ({ context }) => context.payment as NewPayment,
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: ({ event }) => event.output } },
            onError: '#orderPayment.told.failed',
          },
        },
        cancelling: {
          invoke: {
            src: 'cancelOrder',
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: ({ event }) => event.output } },
            onError: '#orderPayment.told.failed',
          },
        },
        paying: {
          invoke: {
            src: 'payOrder',
            input: ({ context: { order, sessionCode } }) => ({
              revision: order.revision,
              sessionCode: sessionCode ?? '',
            }),
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: ({ event }) => event.output } },
            onError: 'confirming',
          },
        },
        confirming: {
          invoke: {
            src: 'confirm',
            input: ({ context }) => context.sessionCode ?? '',
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: ({ event }) => event.output } },
          },
        },
        answered: {
          always: [
            { guard: 'isRefused', target: '#orderPayment.told.refused' },
            { guard: 'isUnsent', target: '#orderPayment.told.failed' },
            { target: 'refreshing' },
          ],
        },
        refreshing: {
          invoke: {
            src: 'loadOrder',
            onDone: {
              target: '#orderPayment.deciding',
              actions: { type: 'rememberOrder', params: ({ event }) => event.output },
            },
            onError: '#orderPayment.told.failed',
          },
        },
      },
    },
    told: {
      initial: 'failed',
      states: { refused: {}, failed: {} },
      on: { 'notice.dismiss': 'working.refreshing' },
    },
    paid: {
      on: {
        'order.update': { target: 'deciding', actions: { type: 'rememberOrder', params: ({ event }) => event.order } },
      },
    },
    cancelled: {},
  },
});
