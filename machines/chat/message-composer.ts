import { assign, emit, fromCallback, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import { eventParams } from '../params';
import type { MessageItem, ThreadPage } from './thread-messages';

/** A message that is still to be sent. */
export interface OutgoingMessage {
  /** Its session code: whatever is lost on the way, it is sent once. */
  code: string;
  text: string;
  /** The picture is stored by the code; it is sent in place of the text. */
  hasPicture: boolean;
  item: MessageItem | null;
  writtenAt: string;
}

export interface RefusedMessage extends OutgoingMessage {
  refusal: Refusal;
}

export interface UnsentMessages {
  /** In their order; the first is the one that is being sent. */
  queue: readonly OutgoingMessage[];
  refused: readonly RefusedMessage[];
}

interface Context extends UnsentMessages {
  /** Of the upload, 0 to 1. */
  progress: number;
  /** How often the first of the queue was tried in vain, and why, where the provider said it. */
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

/** What a customer writes: sent one after another, each once. One that fails is tried again, ever later; all after it wait. */
export const messageComposerMachine = setup({
  types: {} as {
    context: Context;
    input: UnsentMessages;
    events: MessageComposerEvent;
    emitted: { type: 'message.accept'; page: ThreadPage };
  },
  actors: {
    /** Sends `send.progress`, and how it ends. */
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
