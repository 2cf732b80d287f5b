import { assign, emit, setup } from 'xstate';
import { eventParams, type Failure, failureParams, outputParams } from '../params';
import { provided } from '../provided';
import type { PublishAnswer, Refusal, Restoration } from './publish';

interface Context {
  /** The revision to restore. */
  number: number;
  /** The revision that was current before; restoring it takes the restoration back. */
  previous: number;
  error: Refusal | Failure | null;
}

export type RestorationEmitted = { type: 'revision.restored' } | { type: 'history.outdated' };

export type RestorationEvent =
  | ({ type: 'revision.restore' } & Restoration)
  /** The history is there, or there again. */
  | { type: 'history.loaded'; current: number };

const restoration = setup({
  types: {} as { context: Context; events: RestorationEvent; emitted: RestorationEmitted },
  actors: { restoreRevision: provided<PublishAnswer, Restoration>('restoreRevision') },
  guards: {
    isOther: (_, { number, current }: Restoration) => number !== current,
    isPublished: (_, { outcome }: PublishAnswer) => outcome === 'published',
    isOutdated: (_, answer: PublishAnswer) =>
      answer.outcome === 'refused' && answer.refusal.code === 'REVISION_CHANGED',
    isCurrent: ({ context }, current: number) => current === context.number,
  },
  actions: {
    rememberRevision: assign((_, { number, current }: Restoration) => ({
      number,
      previous: current,
      error: null,
    })),
    rememberRefusal: assign((_, answer: PublishAnswer) => ({
      error: answer.outcome === 'refused' ? answer.refusal : null,
    })),
    rememberFailure: assign((_, error: Failure) => ({ error })),
    clearError: assign({ error: null }),
    emitRestored: emit({ type: 'revision.restored' }),
    emitOutdated: emit({ type: 'history.outdated' }),
  },
});

/** Every revision but the current one can be restored. */
const restorable = restoration.createStateConfig({
  on: {
    'revision.restore': {
      guard: { type: 'isOther', params: eventParams },
      target: 'restoring',
      actions: { type: 'rememberRevision', params: eventParams },
    },
  },
});

/**
 * Makes an earlier revision the current one again, and takes that back the same way. After a lost answer, or if somebody
 * else has changed the store, the history is loaded again before anything else.
 */
export const restorationMachine = restoration.createMachine({
  id: 'restoration',
  meta: { inspectable: ['number', 'previous', 'error.code'] },
  context: { number: 0, previous: 0, error: null },
  initial: 'idle',
  states: {
    idle: restorable,
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreRevision',
        input: ({ context: { number, previous } }) => ({ number, current: previous }),
        onDone: [
          { guard: { type: 'isPublished', params: outputParams }, target: 'restored', actions: 'emitRestored' },
          {
            guard: { type: 'isOutdated', params: outputParams },
            target: 'outdated',
            actions: [{ type: 'rememberRefusal', params: outputParams }, 'emitOutdated'],
          },
          { target: 'idle', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: {
          target: 'outdated',
          actions: [{ type: 'rememberFailure', params: failureParams }, 'emitOutdated'],
        },
      },
    },
    outdated: {
      tags: 'busy',
      on: {
        'history.loaded': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.current },
            target: 'restored',
            actions: 'clearError',
          },
          { target: 'idle' },
        ],
      },
    },
    restored: restorable,
  },
});
