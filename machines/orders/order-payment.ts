import { type NewPayment, orderPaymentSetup } from './order-payment-setup';
import { eventParams, failureParams, outputParams } from '../params';

/** An unpaid order: updated live, paid once, changed to another payment option, or cancelled. */
export const orderPaymentMachine = orderPaymentSetup.createMachine({
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
            'balance.ask': 'askingPayment',
            'order.cancel': 'askingCancel',
          },
        },
        /** The next step takes money. */
        askingPayment: {
          on: {
            'balance.pay': [
              {
                guard: { type: 'isCurrent', params: eventParams },
                target: '#orderPayment.working.paying',
                actions: { type: 'rememberCode', params: ({ event }) => event.code },
              },
              { target: '#orderPayment.working.refreshing' },
            ],
            'balance.dismiss': '#orderPayment.deciding',
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
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: outputParams } },
            onError: {
              target: '#orderPayment.notified.failed',
              actions: { type: 'rememberFailure', params: failureParams },
            },
          },
        },
        cancelling: {
          invoke: {
            src: 'cancelOrder',
            onDone: [
              {
                guard: { type: 'isChanged', params: outputParams },
                target: 'answered',
                actions: [
                  { type: 'rememberEnd', params: outputParams },
                  { type: 'emitCancelled', params: outputParams },
                ],
              },
              { target: 'answered', actions: { type: 'rememberEnd', params: outputParams } },
            ],
            onError: {
              target: '#orderPayment.notified.failed',
              actions: { type: 'rememberFailure', params: failureParams },
            },
          },
        },
        paying: {
          invoke: {
            src: 'payOrder',
            input: ({ context: { order, sessionCode } }) => ({
              revision: order.revision,
              sessionCode: sessionCode ?? '',
            }),
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: outputParams } },
            onError: 'confirming',
          },
        },
        confirming: {
          invoke: {
            src: 'confirm',
            input: ({ context }) => context.sessionCode ?? '',
            onDone: { target: 'answered', actions: { type: 'rememberEnd', params: outputParams } },
          },
        },
        answered: {
          always: [
            { guard: 'isRefused', target: '#orderPayment.notified.refused', actions: 'emitRefused' },
            { guard: 'isUnsent', target: '#orderPayment.notified.failed' },
            { target: 'refreshing' },
          ],
        },
        refreshing: {
          invoke: {
            src: 'loadOrder',
            onDone: {
              target: '#orderPayment.deciding',
              actions: { type: 'rememberOrder', params: outputParams },
            },
            onError: {
              target: '#orderPayment.notified.failed',
              actions: { type: 'rememberFailure', params: failureParams },
            },
          },
        },
      },
    },
    notified: {
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
