import { invoicePaymentSetup } from './invoice-payment-setup';
import type { NewPayment } from '../orders/order-payment-setup';
import { eventParams, failureParams, outputParams } from '../params';
import { submittingState } from '../orders/attempts';

/** A customer's invoice: a payment is chosen, quoted and confirmed once, then proved, awaited, or cancelled. */
export const invoicePaymentMachine = invoicePaymentSetup.createMachine({
  id: 'invoicePayment',
  meta: {
    inspectable: ['invoice.isPaid', 'invoice.payment.kind', 'payment.kind', 'quote.total', 'progress', 'refusal.code'],
  },
  context: ({ input: { invoice, payment, quote, sessionCode } }) => ({
    invoice,
    defaultPayment: payment,
    payment: invoice.payment ?? payment,
    quote: invoice.payment ? null : quote,
    attempt: { sessionCode },
    proof: null,
    progress: 0,
    refusal: null,
  }),
  invoke: { src: 'watchInvoice' },
  initial: 'deciding',
  on: { 'invoice.update': { actions: { type: 'rememberInvoice', params: ({ event }) => event.invoice } } },
  states: {
    deciding: {
      always: [
        { guard: 'hasCode', target: 'working.paying' },
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isChosen', target: 'awaiting' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      initial: 'deciding',
      on: {
        'payment.choose': {
          target: '.quoting',
          actions: { type: 'rememberPayment', params: ({ event }) => event.payment },
        },
        'invoice.update': {
          guard: { type: 'isOther', params: eventParams },
          target: 'deciding',
          actions: [{ type: 'rememberInvoice', params: ({ event }) => event.invoice }, 'dropQuote'],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isQuoted', target: 'quoted' },
            { guard: 'hasPayment', target: 'quoting' },
            { target: 'empty' },
          ],
        },
        empty: {},
        quoting: {
          tags: 'busy',
          invoke: {
            src: 'loadQuote',
            input: ({ context }) => context.payment as NewPayment,
            onDone: { target: 'quoted', actions: { type: 'rememberQuote', params: outputParams } },
            onError: 'quoteFailed',
          },
        },
        quoted: {
          on: {
            'payment.confirm': {
              target: '#invoicePayment.working.paying',
              actions: { type: 'begin', params: eventParams },
            },
          },
        },
        quoteFailed: { on: { 'quote.retry': 'quoting' } },
      },
    },
    working: {
      initial: 'refreshing',
      states: {
        paying: submittingState('refreshing', { target: 'refreshing', actions: 'closeAttempt' }),
        refreshing: {
          tags: 'busy',
          invoke: {
            src: 'loadInvoice',
            onDone: { target: '#invoicePayment.showing', actions: { type: 'rememberInvoice', params: outputParams } },
            onError: {
              target: '#invoicePayment.notified.failed',
              actions: { type: 'rememberFailure', params: failureParams },
            },
          },
        },
        uploading: {
          tags: 'busy',
          invoke: { src: 'uploadProof', input: ({ context }) => context.proof as Blob },
          exit: 'dropProof',
          on: {
            'proof.progress': { actions: { type: 'rememberProgress', params: eventParams } },
            'proof.accept': 'refreshing',
            'proof.refuse': {
              target: '#invoicePayment.notified.refused',
              actions: { type: 'rememberRefusal', params: eventParams },
            },
            'proof.fail': {
              target: '#invoicePayment.notified.failed',
              actions: { type: 'rememberRefusal', params: eventParams },
            },
            'proof.stop': 'refreshing',
          },
        },
        cancelling: {
          tags: 'busy',
          invoke: {
            src: 'cancelPayment',
            onDone: [
              { guard: { type: 'isCancelled', params: outputParams }, target: 'refreshing' },
              { target: '#invoicePayment.notified.refused', actions: { type: 'rememberAnswer', params: outputParams } },
            ],
            onError: {
              target: '#invoicePayment.notified.failed',
              actions: { type: 'rememberFailure', params: failureParams },
            },
          },
        },
      },
    },
    /** Like `deciding`, but regardless of an open session code. */
    showing: {
      entry: 'dropQuote',
      always: [{ guard: 'isPaid', target: 'paid' }, { guard: 'isChosen', target: 'awaiting' }, { target: 'choosing' }],
    },
    awaiting: {
      initial: 'waiting',
      on: {
        'invoice.update': {
          guard: { type: 'isOther', params: eventParams },
          target: 'showing',
          actions: { type: 'rememberInvoice', params: ({ event }) => event.invoice },
        },
      },
      states: {
        waiting: {
          on: {
            'proof.send': {
              guard: 'needsProof',
              target: '#invoicePayment.working.uploading',
              actions: { type: 'rememberProof', params: eventParams },
            },
            'cancel.ask': { guard: 'isCancellable', target: 'askingCancel' },
          },
        },
        askingCancel: {
          on: { 'cancel.confirm': '#invoicePayment.working.cancelling', 'cancel.dismiss': 'waiting' },
        },
      },
    },
    notified: {
      initial: 'failed',
      states: { refused: {}, failed: {} },
      on: { 'notice.dismiss': 'working.refreshing' },
    },
    paid: {},
  },
});
