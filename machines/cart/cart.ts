import type { Removal } from './cart-lines';
import { cartSetup } from './cart-setup';
import { eventParams, outputParams } from '../params';

/** The cart: changes are shown immediately, and reverted with a notice if the server refuses them. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  meta: {
    inspectable: [
      'cart.revision',
      'cart.groups.length',
      'changes.length',
      'removals.length',
      'sent.length',
      'pendingRemoval.kind',
      'stale',
      'isNavigating',
    ],
  },
  context: ({ input: { cart } }) => ({
    cart,
    changes: [],
    removals: [],
    sent: [],
    pendingRemoval: null,
    stale: false,
    isNavigating: false,
  }),
  on: {
    'quantity.set': [
      {
        guard: { type: 'isNone', params: eventParams },
        actions: [
          { type: 'setQuantity', params: eventParams },
          { type: 'ask', params: ({ event }) => ({ kind: 'line', id: event.line }) },
        ],
      },
      {
        guard: { type: 'isTooMany', params: eventParams },
        actions: [
          { type: 'setQuantity', params: eventParams },
          { type: 'emitCeiling', params: eventParams },
        ],
      },
      { actions: { type: 'setQuantity', params: eventParams } },
    ],
    'line.check': { actions: { type: 'check', params: eventParams } },
    'group.select': { actions: { type: 'select', params: eventParams } },
    'removal.ask': { actions: { type: 'ask', params: ({ event }) => event.removal } },
    'removal.confirm': { actions: ['takeOut', 'clearAsked'] },
    'removal.dismiss': { actions: 'clearAsked' },
    'removals.resume': { actions: { type: 'resumeRemovals', params: eventParams } },
    'cart.refresh': { actions: 'noteStale' },
    'cart.checkout': [{ guard: 'hasChecked', actions: 'startNavigation' }, { actions: 'emitEmpty' }],
  },
  initial: 'shown',
  states: {
    shown: {
      always: [
        { guard: 'hasRemovals', target: 'removing' },
        { guard: 'isUnsent', target: 'settling' },
        { guard: 'isStale', target: 'refreshing' },
        { guard: 'shouldNavigate', actions: ['cancelNavigation', 'openCheckout'] },
      ],
    },
    settling: {
      always: [
        { guard: 'hasRemovals', target: 'removing' },
        { guard: 'isSent', target: 'shown' },
        { guard: 'shouldNavigate', target: 'sending' },
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
            guard: { type: 'isRefused', params: outputParams },
            target: 'shown',
            actions: ['clearSent', 'noteStale', 'cancelNavigation', { type: 'emitRefused', params: outputParams }],
          },
          {
            target: 'shown',
            actions: [{ type: 'accept', params: outputParams }, 'clearSent'],
          },
        ],
        onError: { target: 'unreached' },
      },
    },
    unreached: {
      always: { guard: 'shouldNavigate', actions: ['cancelNavigation', { type: 'emitRefused', params: undefined }] },
      after: { retried: 'shown' },
      on: {
        'cart.refresh': { target: 'shown', actions: 'noteStale' },
        'cart.checkout': [
          { guard: 'hasChecked', target: 'shown', actions: 'startNavigation' },
          { actions: 'emitEmpty' },
        ],
      },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => context.removals[0] as Removal,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'shown',
            actions: ['clearRemoval', 'noteStale', { type: 'emitRemoval', params: outputParams }],
          },
          {
            target: 'shown',
            actions: [
              { type: 'accept', params: outputParams },
              'clearRemoval',
              { type: 'emitRemoval', params: outputParams },
            ],
          },
        ],
        onError: { target: 'unreached', actions: 'storeRemoval' },
      },
    },
    refreshing: {
      entry: 'clearStale',
      invoke: {
        src: 'loadCart',
        onDone: { target: 'shown', actions: { type: 'accept', params: outputParams } },
        onError: { target: 'unreached', actions: 'noteStale' },
      },
    },
  },
});
