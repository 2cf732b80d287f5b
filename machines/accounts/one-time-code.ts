import { assign, setup } from 'xstate';
import { failureParams, outputParams } from '../params';
import { provided } from '../provided';

export interface SentCode {
  request: string;
  /** The recipient, mostly masked. */
  sentTo: string;
  /** Times in milliseconds since 1970. */
  expiresAt: number;
  resendAt: number;
}

export interface CodeTarget {
  channel: 'SMS' | 'WHATSAPP' | 'EMAIL';
  /** Null for the account's own e-mail or phone. */
  phone: string | null;
}

/** Why something was not done. */
export interface CodeError {
  code: string;
  message: string;
  /** Seconds, if a busy server says when to try again. */
  retryAfter?: number;
}

export type CodeSending = { outcome: 'sent'; sent: SentCode } | { outcome: 'refused'; error: CodeError };
export type CodeCheck = { outcome: 'done' } | { outcome: 'refused'; error: CodeError };

export interface CodeAnswer {
  code: string;
  /** Only if the code is for a forgotten password. */
  newPassword?: string;
}

interface Context {
  /** Null until the visitor chooses a recipient. */
  to: CodeTarget | null;
  sent: SentCode | null;
  answer: CodeAnswer | null;
  /** The number of wrong answers to the last code. */
  failedChecks: number;
  error: CodeError | null;
}

export type OneTimeCodeEvent =
  | { type: 'code.send'; to: CodeTarget }
  | { type: 'code.resend'; at: number }
  | { type: 'code.answer'; answer: CodeAnswer }
  | { type: 'code.change' };

const spent = ['CODE_EXPIRED', 'TOO_MANY_GUESSES'];
/** The number of wrong answers that invalidates a code. */
const maxFailedChecks = 5;
const worthless: CodeError = { code: 'CODE_EXPIRED', message: '' };

/**
 * Sends a code, waits for the visitor to enter it, and checks it. Another code can be sent once a minute; a spent code
 * must be replaced.
 */
export const oneTimeCodeMachine = setup({
  types: {} as {
    context: Context;
    input: Pick<Context, 'to' | 'sent'>;
    events: OneTimeCodeEvent;
  },
  actors: {
    send: provided<CodeSending, { to: CodeTarget | null; request: string | null }>('send'),
    verify: provided<CodeCheck, { request: string; answer: CodeAnswer }>('verify'),
  },
  guards: {
    hasSent: ({ context }) => context.sent !== null,
    hasTarget: ({ context }) => context.to !== null,
    canResend: ({ context }, at: number) => context.sent !== null && context.sent.resendAt <= at,
    wasSent: (_, sending: CodeSending) => sending.outcome === 'sent',
    isDone: (_, check: CodeCheck) => check.outcome === 'done',
    isSpent: (_, check: CodeCheck) => check.outcome === 'refused' && spent.includes(check.error.code),
    isLastCheck: ({ context }, check: CodeCheck) =>
      check.outcome === 'refused' && check.error.code === 'CODE_WRONG' && context.failedChecks + 1 >= maxFailedChecks,
  },
  actions: {
    rememberTarget: assign((_, to: CodeTarget) => ({ to, error: null })),
    rememberSent: assign(({ context }, sending: CodeSending) => ({
      sent: sending.outcome === 'sent' ? sending.sent : context.sent,
      error: null,
      failedChecks: 0,
    })),
    rememberAnswer: assign((_, answer: CodeAnswer) => ({ answer, error: null })),
    rememberRefusal: assign((_, answered: CodeSending | CodeCheck) => ({
      error: answered.outcome === 'refused' ? answered.error : null,
    })),
    countFailedCheck: assign(({ context: { failedChecks, error } }) => ({
      failedChecks: error?.code === 'CODE_WRONG' ? failedChecks + 1 : failedChecks,
    })),
    rememberWorthless: assign({ error: worthless }),
    rememberFailure: assign((_, error: CodeError) => ({ error })),
    clearSent: assign({ sent: null, error: null, failedChecks: 0 }),
  },
}).createMachine({
  id: 'oneTimeCode',
  meta: { inspectable: ['to.channel', 'failedChecks', 'error.code'] },
  context: ({ input }) => ({ ...input, answer: null, failedChecks: 0, error: null }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'hasSent', target: 'waiting' },
        { guard: 'hasTarget', target: 'sending' },
        { target: 'unsent' },
      ],
    },
    unsent: {
      on: {
        'code.send': { target: 'sending', actions: { type: 'rememberTarget', params: ({ event }) => event.to } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { to, sent } }) => ({ to, request: sent?.request ?? null }),
        onDone: [
          {
            guard: { type: 'wasSent', params: outputParams },
            target: 'waiting',
            actions: { type: 'rememberSent', params: outputParams },
          },
          { target: 'unanswered', actions: { type: 'rememberRefusal', params: outputParams } },
        ],
        onError: { target: 'unanswered', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    /** An earlier code is still valid. */
    unanswered: { always: [{ guard: 'hasSent', target: 'waiting' }, { target: 'unsent' }] },
    waiting: {
      on: {
        'code.answer': {
          target: 'verifying',
          actions: { type: 'rememberAnswer', params: ({ event }) => event.answer },
        },
        'code.resend': { guard: { type: 'canResend', params: ({ event }) => event.at }, target: 'sending' },
        'code.change': { target: 'unsent', actions: 'clearSent' },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context: { sent, answer } }) => ({ request: sent?.request ?? '', answer: answer ?? { code: '' } }),
        onDone: [
          { guard: { type: 'isDone', params: outputParams }, target: 'done' },
          {
            guard: { type: 'isSpent', params: outputParams },
            target: 'spent',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          {
            guard: { type: 'isLastCheck', params: outputParams },
            target: 'spent',
            actions: 'rememberWorthless',
          },
          {
            target: 'waiting',
            actions: [{ type: 'rememberRefusal', params: outputParams }, 'countFailedCheck'],
          },
        ],
        onError: { target: 'waiting', actions: { type: 'rememberFailure', params: failureParams } },
      },
    },
    spent: {
      on: {
        'code.resend': { guard: { type: 'canResend', params: ({ event }) => event.at }, target: 'sending' },
        'code.change': { target: 'unsent', actions: 'clearSent' },
      },
    },
    done: { type: 'final' },
  },
});
