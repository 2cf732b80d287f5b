import { assign, emit, fromCallback, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import { eventParams } from '../params';
import type { MessageItem, ThreadPage } from './thread-messages';

/** An unsent message. */
export interface OutgoingMessage {
  /** Its session code, so that it is sent only once even if an answer is lost. */
  code: string;
  text: string;
  /** The picture is stored under the code and sent instead of the text. */
  hasPicture: boolean;
  item: MessageItem | null;
  writtenAt: string;
}

export interface RefusedMessage extends OutgoingMessage {
  refusal: Refusal;
}

export interface UnsentMessages {
  /** In order; the first one is being sent. */
  queue: readonly OutgoingMessage[];
  refused: readonly RefusedMessage[];
}

interface Context extends UnsentMessages {
  /** The progress of the upload, 0 to 1. */
  progress: number;
  /** The number of failed attempts for the first message, and the reason, if the provider gave one. */
  failures: number;
  failure: Refusal | null;
}

export type MessageComposerEvent =
  | { type: 'message.add'; message: OutgoingMessage }
  | { type: 'message.retry'; code: string }
  | { type: 'message.discard'; code: string }
  | { type: 'send.progress'; progress: number }
  | { type: 'send.accept'; page: ThreadPage }
  | { type: 'send.refuse'; refusal: Refusal }
  | { type: 'send.fail'; refusal: Refusal | null }
  | { type: 'connection.return' };

const maxDelayMs = 30_000;

const without = <Message extends OutgoingMessage>(messages: readonly Message[], code: string) =>
  messages.filter((message) => message.code !== code);

/**
 * Sends the customer's messages one after another, each exactly once. A failed message is retried with growing delays,
 * and later ones wait.
 */
export const messageComposerMachine = setup({
  types: {} as {
    context: Context;
    input: UnsentMessages;
    events: MessageComposerEvent;
    emitted: { type: 'message.accept'; page: ThreadPage };
  },
  actors: {
    /** Sends `send.progress`, then the outcome. */
    sendMessage: fromCallback<MessageComposerEvent, OutgoingMessage>(() => undefined),
    /** Sends `connection.return` whenever the network may be there again. */
    watchConnection: fromCallback<MessageComposerEvent>(() => undefined),
  },
  delays: { retryDelay: ({ context }) => Math.min(1_000 * 2 ** context.failures, maxDelayMs) },
  guards: {
    hasMessage: ({ context }) => context.queue.length > 0,
    isFirst: ({ context }, { code }: { code: string }) => context.queue[0]?.code === code,
    isRefused: ({ context }, { code }: { code: string }) => context.refused.some((message) => message.code === code),
  },
  actions: {
    add: assign(({ context }, { message }: { message: OutgoingMessage }) => ({
      queue: [...without(context.queue, message.code), message],
    })),
    discard: assign(({ context }, { code }: { code: string }) => ({
      queue: without(context.queue, code),
      refused: without(context.refused, code),
    })),
    queueAgain: assign(({ context }, { code }: { code: string }) => ({
      queue: [...context.queue, ...context.refused.filter((message) => message.code === code)],
      refused: without(context.refused, code),
    })),
    rememberProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    rememberRefusal: assign(({ context }, { refusal }: { refusal: Refusal }) => ({
      refused: [...context.refused, ...context.queue.slice(0, 1).map((message) => ({ ...message, refusal }))],
    })),
    deliver: emit((_, { page }: { page: ThreadPage }) => ({ type: 'message.accept' as const, page })),
    takeNext: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    resetFailures: assign({ failures: 0, failure: null }),
    beginUpload: assign({ progress: 0 }),
    countFailure: assign(({ context }, { refusal }: { refusal: Refusal | null }) => ({
      failures: context.failures + 1,
      failure: refusal,
    })),
  },
}).createMachine({
  id: 'messageComposer',
  meta: { inspectable: ['queue.length', 'refused.length', 'progress', 'failures'] },
  context: ({ input: { queue, refused } }) => ({
    ...{ queue, refused },
    ...{ progress: 0, failures: 0, failure: null },
  }),
  invoke: { src: 'watchConnection' },
  initial: 'idle',
  on: {
    'message.add': { actions: { type: 'add', params: eventParams } },
    'message.retry': {
      guard: { type: 'isRefused', params: eventParams },
      actions: { type: 'queueAgain', params: eventParams },
    },
    'message.discard': { actions: { type: 'discard', params: eventParams } },
  },
  states: {
    idle: { entry: 'resetFailures', always: { guard: 'hasMessage', target: 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'beginUpload',
      invoke: { src: 'sendMessage', input: ({ context }) => context.queue[0] as OutgoingMessage },
      on: {
        'send.progress': { actions: { type: 'rememberProgress', params: eventParams } },
        'send.accept': { target: 'idle', actions: [{ type: 'deliver', params: eventParams }, 'takeNext'] },
        'send.refuse': {
          target: 'idle',
          actions: [{ type: 'rememberRefusal', params: eventParams }, 'takeNext'],
        },
        'send.fail': { target: 'stalled', actions: { type: 'countFailure', params: eventParams } },
        'message.discard': [
          {
            guard: { type: 'isFirst', params: eventParams },
            target: 'idle',
            actions: { type: 'discard', params: eventParams },
          },
          { actions: { type: 'discard', params: eventParams } },
        ],
      },
    },
    stalled: {
      after: { retryDelay: 'sending' },
      on: {
        'message.retry': [
          {
            guard: { type: 'isRefused', params: eventParams },
            actions: { type: 'queueAgain', params: eventParams },
          },
          { target: 'sending', actions: 'resetFailures' },
        ],
        'message.discard': [
          {
            guard: { type: 'isFirst', params: eventParams },
            target: 'idle',
            actions: { type: 'discard', params: eventParams },
          },
          { actions: { type: 'discard', params: eventParams } },
        ],
        'connection.return': { target: 'sending', actions: 'resetFailures' },
      },
    },
  },
});
