import { assign, setup } from 'xstate';
import { failureParams, outputParams } from '../params';
import { provided } from '../provided';

export interface StaffCredentials {
  email: string;
  password: string;
}

/** A refusal by a rule, or a request that failed. */
export interface StaffSignInError {
  code: string;
  message: string;
  /** Seconds, if a busy server says when to try again. */
  retryAfter?: number;
}

export type StaffSignInAnswer =
  | { outcome: 'signed-in' }
  /** Seconds until the sign-in has to start anew. */
  | { outcome: 'code-needed'; expiresIn: number }
  | { outcome: 'refused'; error: StaffSignInError };

interface Input {
  /** The e-mail of the person whose session has ended; empty if unknown. */
  email: string;
}

interface Context {
  /** Kept when the sign-in starts anew. */
  email: string;
  credentials: StaffCredentials | null;
  /** The code that is checked; empty in all other states. */
  entered: string;
  /** Seconds in which the code has to be entered. */
  expiresIn: number;
  error: StaffSignInError | null;
}

export type StaffSignInEvent =
  | { type: 'credentials.send'; credentials: StaffCredentials }
  | { type: 'code.send'; code: string }
  | { type: 'sign-in.restart' };

const expired: StaffSignInError = { code: 'CODE_EXPIRED', message: '' };

/** Signs a member of staff in: with e-mail and password and, if the second factor is on, with a code. */
export const staffSignInMachine = setup({
  types: {} as { context: Context; input: Input; events: StaffSignInEvent },
  actors: {
    signIn: provided<StaffSignInAnswer, StaffCredentials | null>('signIn'),
    enterCode: provided<StaffSignInAnswer, string>('enterCode'),
  },
  delays: {
    codeExpiry: ({ context }) => context.expiresIn * 1_000,
    lockEnd: 15 * 60_000,
  },
  guards: {
    isSignedIn: (_, answer: StaffSignInAnswer) => answer.outcome === 'signed-in',
    needsCode: (_, answer: StaffSignInAnswer) => answer.outcome === 'code-needed',
    isLocked: (_, answer: StaffSignInAnswer) =>
      answer.outcome === 'refused' && answer.error.code === 'TOO_MANY_GUESSES',
    isExpired: (_, answer: StaffSignInAnswer) => answer.outcome === 'refused' && answer.error.code === 'CODE_EXPIRED',
    isOtherEmail: ({ context }, { email }: StaffCredentials) =>
      email.trim().toLowerCase() !== context.email.trim().toLowerCase(),
  },
  actions: {
    rememberCredentials: assign((_, credentials: StaffCredentials) => ({
      credentials,
      email: credentials.email,
      error: null,
    })),
    rememberCode: assign((_, entered: string) => ({ entered, error: null })),
    rememberExpiry: assign((_, answer: StaffSignInAnswer) => ({
      expiresIn: answer.outcome === 'code-needed' ? answer.expiresIn : 0,
    })),
    rememberRefusal: assign((_, answer: StaffSignInAnswer) => ({
      error: answer.outcome === 'refused' ? answer.error : null,
    })),
    rememberFailure: assign((_, error: StaffSignInError) => ({ error })),
    noteExpiry: assign({ error: expired }),
    clearError: assign({ error: null }),
    clearPassword: assign({ credentials: null }),
    clearCode: assign({ entered: '' }),
  },
}).createMachine({
  id: 'staffSignIn',
  meta: { inspectable: ['error.code', 'expiresIn'] },
  context: ({ input }) => ({ email: input.email, credentials: null, entered: '', expiresIn: 0, error: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'credentials.send': {
          target: 'sending',
          actions: { type: 'rememberCredentials', params: ({ event }) => event.credentials },
        },
      },
    },
    sending: {
      tags: 'busy',
      exit: 'clearPassword',
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: [
          { guard: { type: 'isSignedIn', params: outputParams }, target: 'signedIn' },
          {
            guard: { type: 'needsCode', params: outputParams },
            target: 'codeNeeded',
            actions: { type: 'rememberExpiry', params: outputParams },
          },
          {
            guard: { type: 'isLocked', params: outputParams },
            target: 'locked',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          { target: 'editing', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'editing', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    locked: {
      after: { lockEnd: { target: 'editing', actions: 'clearError' } },
      on: {
        'credentials.send': {
          guard: { type: 'isOtherEmail', params: ({ event }) => event.credentials },
          target: 'sending',
          actions: { type: 'rememberCredentials', params: ({ event }) => event.credentials },
        },
      },
    },
    codeNeeded: {
      initial: 'editing',
      after: { codeExpiry: { target: 'editing', actions: 'noteExpiry' } },
      on: { 'sign-in.restart': { target: 'editing', actions: 'clearError' } },
      states: {
        editing: {
          on: {
            'code.send': { target: 'sending', actions: { type: 'rememberCode', params: ({ event }) => event.code } },
          },
        },
        sending: {
          tags: 'busy',
          exit: 'clearCode',
          invoke: {
            src: 'enterCode',
            input: ({ context }) => context.entered,
            onDone: [
              { guard: { type: 'isSignedIn', params: outputParams }, target: '#staffSignIn.signedIn' },
              {
                guard: { type: 'isLocked', params: outputParams },
                target: '#staffSignIn.locked',
                actions: { type: 'rememberRefusal', params: outputParams },
              },
              {
                guard: { type: 'isExpired', params: outputParams },
                target: '#staffSignIn.editing',
                actions: { type: 'rememberRefusal', params: outputParams },
              },
              { target: 'editing', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            onError: { target: 'editing', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
