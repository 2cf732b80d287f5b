import { assign, emit, setup } from 'xstate';
import { eventParams, type Failure, failureParams, outputParams } from '../params';
import { provided } from '../provided';
import type { PublishAnswer, Refusal } from './publish';

interface Context {
  /** The revision to restore. */
  number: number;
  /** The revision that was current before; restoring it takes the restoration back. */
  previous: number;
  error: Refusal | Failure | null;
}

export type RestorationEmitted = { type: 'revision.restored' };

export type RestorationEvent = { type: 'revision.restore'; number: number; current: number };

/** Makes an earlier revision the current one again, and takes that back the same way. */
export const restorationMachine = setup({
  types: {} as { context: Context; events: RestorationEvent; emitted: RestorationEmitted },
  actors: { restoreRevision: provided<PublishAnswer, number>('restoreRevision') },
  guards: {
    isOther: (_, { number, current }: RestorationEvent) => number !== current,
    isPublished: (_, { outcome }: PublishAnswer) => outcome === 'published',
  },
  actions: {
    rememberRevision: assign((_, { number, current }: RestorationEvent) => ({
      number,
      previous: current,
      error: null,
    })),
    rememberRefusal: assign((_, answer: PublishAnswer) => ({
      error: answer.outcome === 'refused' ? answer.refusal : null,
    })),
    rememberFailure: assign((_, error: Failure) => ({ error })),
    emitRestored: emit({ type: 'revision.restored' }),
  },
}).createMachine({
  id: 'restoration',
  meta: { inspectable: ['number', 'previous', 'error.code'] },
  context: { number: 0, previous: 0, error: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'revision.restore': {
          guard: { type: 'isOther', params: eventParams },
          target: 'restoring',
          actions: { type: 'rememberRevision', params: eventParams },
        },
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreRevision',
        input: ({ context }) => context.number,
        onDone: [
          { guard: { type: 'isPublished', params: outputParams }, target: 'restored', actions: 'emitRestored' },
          { target: 'idle', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'idle', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    restored: {
      on: {
        'revision.restore': {
          guard: { type: 'isOther', params: eventParams },
          target: 'restoring',
          actions: { type: 'rememberRevision', params: eventParams },
        },
      },
    },
  },
});
