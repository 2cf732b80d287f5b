import type { Removal } from './cart-lines';
import { cartSetup } from './cart-setup';

/** The cart: what is changed is seen at once, and put back with a word when the server does not take it. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  meta: {
    inspectable: [
      'cart.revision',
      'cart.groups.length',
      'changes.length',
      'removals.length',
      'sent.length',
      'asked.kind',
      'stale',
      'leaving',
    ],
  },
  context: ({ input: { cart } }) => ({
    cart,
    changes: [],
    removals: [],
    sent: [],
    asked: null,
    stale: false,
    leaving: false,
  }),
  on: {
    'quantity.set': [
      {
        guard: { type: 'isNone', params: ({ event }) => event },
        actions: [
          { type: 'setQuantity', params: ({ event }) => event },
          { type: 'ask', params: ({ event }) => ({ kind: 'line', id: event.line }) },
        ],
      },
      {
        guard: { type: 'isTooMany', params: ({ event }) => event },
        actions: [
          { type: 'setQuantity', params: ({ event }) => event },
          { type: 'sayCeiling', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'setQuantity', params: ({ event }) => event } },
    ],
    'line.check': { actions: { type: 'check', params: ({ event }) => event } },
    'group.select': { actions: { type: 'select', params: ({ event }) => event } },
    'removal.ask': { actions: { type: 'ask', params: ({ event }) => event.removal } },
    'removal.confirm': { actions: ['takeOut', 'forgetAsked'] },
    'removal.dismiss': { actions: 'forgetAsked' },
    'cart.refresh': { actions: 'noteStale' },
    'cart.checkout': [{ guard: 'hasChecked', actions: 'leave' }, { actions: 'sayEmpty' }],
  },
  initial: 'shown',
  states: {
    shown: {
      always: [
        { guard: 'hasRemovals', target: 'removing' },
        { guard: 'hasChanges', target: 'settling' },
        { guard: 'isStale', target: 'refreshing' },
        { guard: 'isLeaving', actions: ['stay', 'openCheckout'] },
      ],
    },
    settling: {
      always: [
        { guard: 'hasRemovals', target: 'removing' },
        { guard: 'isLeaving', target: 'sending' },
      ],
      after: { settled: 'sending' },
    },
    sending: {
      entry: 'rememberSent',
      invoke: {
        src: 'sendChanges',
        input: ({ context }) => context.sent,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['forgetSent', 'noteStale', 'stay', { type: 'sayRefused', params: ({ event }) => event.output }],
          },
          {
            target: 'shown',
            actions: [{ type: 'accept', params: ({ event }) => event.output }, 'forgetSent'],
          },
        ],
        onError: [
          { guard: 'isLeaving', target: 'unreached', actions: ['stay', { type: 'sayRefused', params: undefined }] },
          { target: 'unreached' },
        ],
      },
    },
    unreached: {
      after: { retried: 'shown' },
      on: {
        'cart.refresh': { target: 'shown', actions: 'noteStale' },
        'cart.checkout': [{ guard: 'hasChecked', target: 'shown', actions: 'leave' }, { actions: 'sayEmpty' }],
      },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.removals[0] as Removal,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['forgetRemoval', 'noteStale', 'sayNotRemoved'],
          },
          {
            target: 'shown',
            actions: [{ type: 'accept', params: ({ event }) => event.output }, 'forgetRemoval', 'sayRemoved'],
          },
        ],
        onError: { target: 'shown', actions: ['forgetRemoval', 'sayNotRemoved'] },
      },
    },
    refreshing: {
      entry: 'forgetStale',
      invoke: {
        src: 'loadCart',
        onDone: { target: 'shown', actions: { type: 'accept', params: ({ event }) => event.output } },
        onError: { target: 'unreached', actions: 'noteStale' },
      },
    },
  },
});
