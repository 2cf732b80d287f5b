import { assign, setup } from 'xstate';
import type { CodeSending, CodeError, SentCode } from './one-time-code';
import { failureParams, outputParams } from '../params';
import { provided } from '../provided';

export interface Credentials {
  /** E-mail, username or verified phone. */
  identity: string;
  password: string;
}

export interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
  /** Consent to the terms and the privacy policy. */
  consent: boolean;
}

export type SignInAnswer = { outcome: 'done'; language: string } | { outcome: 'refused'; error: CodeError };

interface Context {
  /** Kept when the visitor switches between signing in, registering and a forgotten password. */
  identity: string;
  credentials: Credentials | null;
  registration: Registration | null;
  /** The code for which a registration or a forgotten password waits. */
  sent: SentCode | null;
  error: CodeError | null;
  /** The password was reset, so the visitor signs in with the new one. */
  hasNewPassword: boolean;
  /** The account's language; null for a new account, which has the page's. */
  language: string | null;
}

export type SignInEvent =
  | { type: 'known.choose' }
  | { type: 'new.choose' }
  | { type: 'forgotten.choose' }
  | { type: 'credentials.send'; credentials: Credentials }
  | { type: 'registration.send'; registration: Registration }
  | { type: 'identity.send'; identity: string }
  | { type: 'code.accept' };

/** Each mode starts without the errors of another. */
const ways = {
  'known.choose': { target: '#signIn.known', actions: 'clearError' },
  'new.choose': { target: '#signIn.new', actions: 'clearError' },
  'forgotten.choose': { target: '#signIn.forgotten', actions: 'clearError' },
} as const;

/** Signs in, registers, or resets a password. The flow `oneTimeCode` handles the code. */
export const signInMachine = setup({
  types: {} as { context: Context; events: SignInEvent },
  actors: {
    signIn: provided<SignInAnswer, Credentials | null>('signIn'),
    register: provided<CodeSending, Registration | null>('register'),
    forgetPassword: provided<CodeSending, string>('forgetPassword'),
  },
  guards: {
    isDone: (_, answer: SignInAnswer) => answer.outcome === 'done',
    wasSent: (_, sending: CodeSending) => sending.outcome === 'sent',
  },
  actions: {
    rememberCredentials: assign((_, credentials: Credentials) => ({
      credentials,
      identity: credentials.identity,
      error: null,
      hasNewPassword: false,
    })),
    rememberRegistration: assign((_, registration: Registration) => ({ registration, error: null })),
    rememberIdentity: assign((_, identity: string) => ({ identity, error: null })),
    rememberSent: assign((_, sending: CodeSending) => ({ sent: sending.outcome === 'sent' ? sending.sent : null })),
    rememberRefusal: assign((_, answer: SignInAnswer | CodeSending) => ({
      error: answer.outcome === 'refused' ? answer.error : null,
    })),
    rememberLanguage: assign((_, answer: SignInAnswer) => ({
      language: answer.outcome === 'done' ? answer.language : null,
    })),
    rememberFailure: assign((_, error: CodeError) => ({ error })),
    clearPasswords: assign({ credentials: null, registration: null }),
    clearError: assign({ error: null, sent: null, hasNewPassword: false }),
    noteNewPassword: assign({ sent: null, hasNewPassword: true }),
  },
}).createMachine({
  id: 'signIn',
  meta: { inspectable: ['error.code', 'hasNewPassword'] },
  context: {
    identity: '',
    credentials: null,
    registration: null,
    sent: null,
    error: null,
    hasNewPassword: false,
    language: null,
  },
  initial: 'known',
  states: {
    known: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            ...ways,
            'credentials.send': {
              target: 'checking',
              actions: { type: 'rememberCredentials', params: ({ event }) => event.credentials },
            },
          },
        },
        checking: {
          tags: 'busy',
          exit: 'clearPasswords',
          invoke: {
            src: 'signIn',
            input: ({ context }) => context.credentials,
            onDone: [
              {
                guard: { type: 'isDone', params: outputParams },
                target: '#signIn.done',
                actions: { type: 'rememberLanguage', params: outputParams },
              },
              { target: 'entering', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            onError: { target: 'entering', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
      },
    },
    new: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            ...ways,
            'registration.send': {
              target: 'sending',
              actions: { type: 'rememberRegistration', params: ({ event }) => event.registration },
            },
          },
        },
        sending: {
          tags: 'busy',
          exit: 'clearPasswords',
          invoke: {
            src: 'register',
            input: ({ context }) => context.registration,
            onDone: [
              {
                guard: { type: 'wasSent', params: outputParams },
                target: 'confirming',
                actions: { type: 'rememberSent', params: outputParams },
              },
              { target: 'entering', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            onError: { target: 'entering', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
        confirming: { on: { ...ways, 'code.accept': '#signIn.done' } },
      },
    },
    forgotten: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            ...ways,
            'identity.send': {
              target: 'sending',
              actions: { type: 'rememberIdentity', params: ({ event }) => event.identity },
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'forgetPassword',
            input: ({ context }) => context.identity,
            onDone: [
              {
                guard: { type: 'wasSent', params: outputParams },
                target: 'resetting',
                actions: { type: 'rememberSent', params: outputParams },
              },
              { target: 'entering', actions: { type: 'rememberRefusal', params: outputParams } },
            ],
            onError: { target: 'entering', actions: { type: 'rememberFailure', params: failureParams } },
          },
        },
        resetting: { on: { ...ways, 'code.accept': { target: '#signIn.known', actions: 'noteNewPassword' } } },
      },
    },
    done: { type: 'final' },
  },
});
