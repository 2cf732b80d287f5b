import { eventParams, failureParams, outputParams } from '../params';
import { courierSelectionSetup, firstSelection, type RideQuestion } from './courier-selection-setup';

/** The selection of a ride: its ends, its extras, and a price that is requested again when it expires. */
export const courierSelectionMachine = courierSelectionSetup.createMachine({
  id: 'courierSelection',
  meta: { inspectable: ['isCall', 'end', 'quote.price', 'quote.metres', 'seenPrice', 'extras.length', 'refusal.code'] },
  type: 'parallel',
  context: ({ input: { selection, ...terms } }) => ({
    ...terms,
    selection: firstSelection(terms, selection),
    end: 'origin',
    quote: null,
    seenPrice: null,
    refusal: null,
  }),
  states: {
    ride: {
      initial: 'deciding',
      on: {
        'location.choose': {
          guard: { type: 'isFree', params: eventParams },
          target: '.deciding',
          actions: [{ type: 'rememberLocation', params: eventParams }, 'emitTotal'],
        },
        'extra.change': { actions: [{ type: 'rememberExtra', params: eventParams }, 'emitTotal'] },
        'moment.choose': { actions: { type: 'rememberMoment', params: eventParams } },
      },
      states: {
        deciding: {
          always: [
            { guard: 'lacksOrigin', target: 'origin' },
            { guard: 'lacksDestination', target: 'destination' },
            { guard: 'isGuest', target: 'guest' },
            { guard: 'isFixed', target: 'idle' },
            { target: 'loading' },
          ],
        },
        origin: {},
        destination: {},
        /** Only customers see prices; the selection waits until the guest signs in. */
        guest: {},
        idle: { on: { 'quote.load': 'loading' } },
        loading: {
          tags: 'busy',
          entry: 'clearRefusal',
          invoke: {
            src: 'loadQuote',
            input: ({ context: { selection } }) => selection as RideQuestion,
            onDone: [
              {
                guard: { type: 'isRefused', params: outputParams },
                target: 'refused',
                actions: { type: 'rememberQuote', params: outputParams },
              },
              { target: 'result', actions: { type: 'rememberQuote', params: outputParams } },
            ],
            onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
        refused: { on: { 'quote.load': 'loading' } },
        failed: { on: { 'quote.load': 'loading' } },
        result: {
          initial: 'comparing',
          after: { quoteEnd: 'expired' },
          on: {
            'quote.reject': [
              { guard: { type: 'isTold', params: eventParams }, target: 'loading', actions: 'dropPrice' },
              { target: 'loading' },
            ],
          },
          states: {
            comparing: { always: [{ guard: 'isChanged', target: 'changed' }, { target: 'agreed' }] },
            /** The price has changed. Nothing is ordered until the customer accepts it. */
            changed: {
              entry: 'emitTotal',
              on: { 'price.accept': 'agreed', 'price.dismiss': 'declined' },
            },
            declined: { on: { 'order.place': 'changed' } },
            agreed: { entry: 'rememberPrice' },
          },
        },
        expired: { on: { 'quote.load': 'loading', 'order.place': 'loading' } },
      },
    },
    picker: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'picker.open': {
              guard: { type: 'isFree', params: eventParams },
              target: 'open',
              actions: { type: 'rememberEnd', params: eventParams },
            },
          },
        },
        open: {
          on: {
            'picker.close': 'closed',
            'location.choose': [
              { guard: { type: 'lacksOther', params: eventParams }, actions: 'pickDestination' },
              { target: 'closed' },
            ],
          },
        },
      },
    },
  },
});
