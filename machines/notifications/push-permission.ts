import { emit, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

/** `undecided` if the customer closed the browser's question. */
export type PushAnswer = 'granted' | 'denied' | 'undecided';

export type PushState = 'on' | 'off' | 'blocked' | 'unsupported';

/** `unsupported` if the provider sends no push messages. */
export type Subscription = 'on' | 'unsupported';

export type PushPermissionEvent = { type: 'push.enable' } | { type: 'push.disable' } | { type: 'push.retry' };

/** Notifications of one browser: asks for permission only on a tap, subscribes, and ends the subscription. */
export const pushPermissionMachine = setup({
  types: {} as {
    events: PushPermissionEvent;
    emitted: { type: 'push.enabled' } | { type: 'push.disabled' };
  },
  actors: {
    readState: provided<PushState, void>('readState'),
    askPermission: provided<PushAnswer, void>('askPermission'),
    subscribe: provided<Subscription, void>('subscribe'),
    unsubscribe: provided<void, void>('unsubscribe'),
  },
  guards: {
    isState: (_, { state, output }: { state: PushState; output: PushState }) => state === output,
    isAnswer: (_, { answer, output }: { answer: PushAnswer; output: PushAnswer }) => answer === output,
    isUnsupported: (_, output: Subscription) => output === 'unsupported',
  },
  actions: {
    emitEnabled: emit({ type: 'push.enabled' }),
    emitDisabled: emit({ type: 'push.disabled' }),
  },
}).createMachine({
  id: 'pushPermission',
  meta: { inspectable: [] },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readState',
        onDone: [
          {
            guard: { type: 'isState', params: ({ event }) => ({ state: 'on', output: event.output }) },
            target: 'settled.on',
          },
          {
            guard: { type: 'isState', params: ({ event }) => ({ state: 'blocked', output: event.output }) },
            target: 'settled.blocked',
          },
          {
            guard: { type: 'isState', params: ({ event }) => ({ state: 'unsupported', output: event.output }) },
            target: 'settled.unsupported',
          },
          { target: 'settled.off' },
        ],
        onError: 'settled.failed',
      },
    },
    settled: {
      initial: 'off',
      states: {
        off: { on: { 'push.enable': '#pushPermission.asking' } },
        on: { on: { 'push.disable': '#pushPermission.unsubscribing' } },
        failed: { on: { 'push.retry': '#pushPermission.reading' } },
        blocked: { on: { 'push.retry': '#pushPermission.reading' } },
        unsupported: {},
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: 'granted', output: event.output }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: 'denied', output: event.output }) },
            target: 'settled.blocked',
          },
          { target: 'settled.off' },
        ],
        onError: 'settled.failed',
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        src: 'subscribe',
        onDone: [
          { guard: { type: 'isUnsupported', params: outputParams }, target: 'settled.unsupported' },
          { target: 'settled.on', actions: 'emitEnabled' },
        ],
        onError: 'settled.failed',
      },
    },
    unsubscribing: {
      tags: 'busy',
      invoke: {
        src: 'unsubscribe',
        onDone: { target: 'settled.off', actions: 'emitDisabled' },
        onError: 'settled.failed',
      },
    },
  },
});
