import { assign, emit, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';
import { editingStates } from './editing-states';

export interface ClosingDraft {
  reason: string;
  password: string;
  /** The remaining balance that is given up; null if there is none. */
  givenUp: { balance: number; points: number } | null;
}

export interface ClosingRefusal {
  code: string;
  message: string;
}

/** Null if the account is closed. */
export type ClosingAnswer = ClosingRefusal | null;

interface Context {
  draft: ClosingDraft | null;
  refusal: ClosingRefusal | null;
}

export type CloseAccountEvent = { type: 'account.close'; draft: ClosingDraft } | { type: 'account.change' };

/** Closes an account permanently. Without an answer, checks whether the account still exists. */
export const closeAccountMachine = setup({
  types: {} as {
    context: Context;
    events: CloseAccountEvent;
    emitted: { type: 'account.closed' } | { type: 'account.refused' };
  },
  actors: {
    closeAccount: provided<ClosingAnswer, ClosingDraft>('closeAccount'),
    isClosed: provided<boolean, void>('isClosed'),
  },
  guards: {
    isRefused: (_, answer: ClosingAnswer) => answer !== null,
    isTrue: (_, answer: boolean) => answer,
  },
  actions: {
    storeDraft: assign((_, draft: ClosingDraft) => ({ draft, refusal: null })),
    storeRefusal: assign((_, refusal: ClosingAnswer) => ({ refusal, draft: null })),
    dropRefusal: assign({ refusal: null }),
    dropDraft: assign({ draft: null }),
    emitClosed: emit({ type: 'account.closed' }),
    emitRefused: emit({ type: 'account.refused' }),
  },
}).createMachine({
  id: 'closeAccount',
  meta: { inspectable: ['refusal.code'] },
  context: { draft: null, refusal: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'waiting',
      states: editingStates('account.change'),
      on: {
        'account.close': { target: 'closing', actions: { type: 'storeDraft', params: ({ event }) => event.draft } },
      },
    },
    closing: {
      tags: 'busy',
      invoke: {
        src: 'closeAccount',
        input: ({ context }) => context.draft as ClosingDraft,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'editing.refused',
            actions: [{ type: 'storeRefusal', params: outputParams }, 'emitRefused'],
          },
          { target: 'closed' },
        ],
        onError: 'confirming',
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'dropDraft',
      invoke: {
        src: 'isClosed',
        onDone: [{ guard: { type: 'isTrue', params: outputParams }, target: 'closed' }, { target: 'editing.failed' }],
        onError: 'editing.failed',
      },
    },
    closed: { type: 'final', entry: ['dropDraft', 'emitClosed'] },
  },
});
