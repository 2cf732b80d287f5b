import { assign, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';
import { isAfter, mergeNewest, prependOlder, type ThreadPage } from './thread-messages';

interface Input {
  page: ThreadPage;
  unread: number;
}

interface Context extends ThreadPage {
  /** The newest message that the customer has seen. */
  seenUntil: string | null;
}

export type ChatThreadEvent =
  /** Someone may have written or seen a message. */
  | { type: 'chat.change' }
  /** The newest page came with the answer to a sent message. */
  | { type: 'page.receive'; page: ThreadPage }
  | { type: 'page.load' }
  | { type: 'page.retry' }
  /** The newest message is visible. */
  | { type: 'chat.see' };

const newestId = ({ messages }: ThreadPage) => messages.at(-1)?.id ?? null;

/** A chat: new messages as they arrive, older ones page by page, and which of them were read. */
export const chatThreadMachine = setup({
  types: {} as { context: Context; input: Input; events: ChatThreadEvent },
  actors: {
    refresh: provided<ThreadPage, undefined>('refresh'),
    loadOlder: provided<ThreadPage, string>('loadOlder'),
    markRead: provided<string, string>('markRead'),
  },
  delays: { pause: 500, retry: 10_000 },
  guards: {
    hasOlder: ({ context }) => context.older !== null,
    isUnseen: ({ context }) => {
      const newest = context.messages.at(-1);
      return newest !== undefined && !newest.isOwn && isAfter(newest.id, context.seenUntil ?? '');
    },
  },
  actions: {
    merge: assign(({ context }, page: ThreadPage) => mergeNewest(context, page)),
    prepend: assign(({ context }, page: ThreadPage) => prependOlder(context, page)),
    noteSeen: assign((_, seenUntil: string) => ({ seenUntil })),
  },
}).createMachine({
  id: 'chatThread',
  meta: { inspectable: ['messages.length'] },
  context: ({ input: { page, unread } }) => ({ ...page, seenUntil: unread === 0 ? newestId(page) : null }),
  type: 'parallel',
  on: { 'page.receive': { actions: { type: 'merge', params: ({ event }) => event.page } } },
  states: {
    newest: {
      initial: 'following',
      states: {
        following: { on: { 'chat.change': 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'refresh',
            onDone: { target: 'following', actions: { type: 'merge', params: outputParams } },
            onError: 'failed',
          },
          on: { 'chat.change': { target: 'refreshing', reenter: true } },
        },
        failed: { after: { retry: 'refreshing' }, on: { 'chat.change': 'refreshing' } },
      },
    },
    older: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasOlder', target: 'resting' }, { target: 'ended' }] },
        resting: { on: { 'page.load': 'waiting' } },
        waiting: { after: { pause: 'loading' } },
        loading: {
          invoke: {
            src: 'loadOlder',
            input: ({ context }) => context.older ?? '',
            onDone: { target: 'deciding', actions: { type: 'prepend', params: outputParams } },
            onError: 'failed',
          },
        },
        failed: { on: { 'page.retry': 'loading' } },
        /** If a page does not reach the known messages, the list starts again. */
        ended: { always: { guard: 'hasOlder', target: 'resting' } },
      },
    },
    seen: {
      initial: 'resting',
      states: {
        resting: { on: { 'chat.see': { guard: 'isUnseen', target: 'marking' } } },
        marking: {
          invoke: {
            src: 'markRead',
            input: ({ context }) => newestId(context) ?? '',
            onDone: { target: 'resting', actions: { type: 'noteSeen', params: outputParams } },
            onError: 'resting',
          },
        },
      },
    },
  },
});
