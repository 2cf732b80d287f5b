import { assign, emit, setup } from 'xstate';
import type { SentCode } from './one-time-code';
import { outputParams } from '../params';
import { provided } from '../provided';
import { editingStates } from './editing-states';

export interface TypedProfile {
  name: string;
  username: string;
  email: string;
  phone: string;
}

export interface ProfileRefusal {
  code: string;
  message: string;
}

/** `sent` is the code sent to a new e-mail; null if the e-mail is unchanged. */
export type ProfileAnswer =
  | { outcome: 'saved'; sent: SentCode | null }
  | { outcome: 'refused'; refusal: ProfileRefusal };

interface Context {
  typed: TypedProfile | null;
  refusal: ProfileRefusal | null;
  sent: SentCode | null;
}

export type ProfileEditEvent =
  | { type: 'profile.save'; typed: TypedProfile }
  | { type: 'profile.change' }
  | { type: 'email.verified' }
  | { type: 'email.leave' };

/** Edits the customer's profile. Changes are saved immediately, except a new e-mail, which its code has to confirm. */
export const profileEditMachine = setup({
  types: {} as {
    context: Context;
    events: ProfileEditEvent;
    /** A sent code has not changed the e-mail yet. */
    emitted: { type: 'profile.saved' | 'code.sent' | 'email.changed' };
  },
  actors: { saveProfile: provided<ProfileAnswer, TypedProfile>('saveProfile') },
  guards: {
    isRefused: (_, answer: ProfileAnswer) => answer.outcome === 'refused',
    hasCode: (_, answer: ProfileAnswer) => answer.outcome === 'saved' && answer.sent !== null,
  },
  actions: {
    rememberTyped: assign((_, typed: TypedProfile) => ({ typed, refusal: null })),
    rememberAnswer: assign((_, answer: ProfileAnswer) => ({
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
      sent: answer.outcome === 'saved' ? answer.sent : null,
    })),
    dropRefusal: assign({ refusal: null }),
    dropCode: assign({ sent: null }),
    emitSaved: emit({ type: 'profile.saved' }),
    emitSent: emit({ type: 'code.sent' }),
    emitChanged: emit({ type: 'email.changed' }),
  },
}).createMachine({
  id: 'profileEdit',
  meta: { inspectable: ['refusal.code'] },
  context: { typed: null, refusal: null, sent: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'waiting',
      states: editingStates('profile.change'),
      on: {
        'profile.save': { target: 'saving', actions: { type: 'rememberTyped', params: ({ event }) => event.typed } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => context.typed as TypedProfile,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'editing.refused',
            actions: { type: 'rememberAnswer', params: outputParams },
          },
          {
            guard: { type: 'hasCode', params: outputParams },
            target: 'verifying',
            actions: [{ type: 'rememberAnswer', params: outputParams }, 'emitSent'],
          },
          { target: 'editing.waiting', actions: [{ type: 'rememberAnswer', params: outputParams }, 'emitSaved'] },
        ],
        onError: 'editing.failed',
      },
    },
    verifying: {
      on: {
        'email.verified': { target: 'editing', actions: ['dropCode', 'emitChanged'] },
        'email.leave': { target: 'editing', actions: 'dropCode' },
      },
    },
  },
});
