import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { chatThreadMachine } from '../../../machines/chat/chat-thread';
import { isAfter, type ThreadMessage, type ThreadPage } from '../../../machines/chat/thread-messages';
import { walkMachine } from '../../support/machines/coverage';

const never = () => new Promise<never>(() => {});
const message = (id: number, isOwn = false): ThreadMessage => ({
  id: String(id),
  kind: 'TEXT',
  isOwn,
  text: `text ${id}`,
  url: null,
  sentAt: '2026-11-23T03:00:00.000Z',
  idempotencyKey: isOwn ? `WEB${id}` : null,
  item: null,
});
const page = (from: number, to: number, older: string | null = String(from)): ThreadPage => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  older,
  readUntil: null,
});
const empty: ThreadPage = { messages: [], older: null, readUntil: null };

interface Work {
  newest?: () => Promise<ThreadPage>;
  older?: (cursor: string) => Promise<ThreadPage>;
  mark?: (id: string) => Promise<string>;
}

const machineThat = ({ newest = never, older = never, mark = never }: Work = {}) =>
  chatThreadMachine.provide({
    actors: {
      refresh: fromPromise<ThreadPage, undefined>(newest),
      loadOlder: fromPromise<ThreadPage, string>(({ input }) => older(input)),
      markRead: fromPromise<string, string>(({ input }) => mark(input)),
    },
  });

function start(work: Work, first: ThreadPage, unread = 0) {
  const clock = new SimulatedClock();
  const actor = createActor(machineThat(work), { input: { page: first, unread }, clock }).start();
  return {
    actor,
    clock,
    send: actor.send,
    ids: () => actor.getSnapshot().context.messages.map(({ id }) => Number(id)),
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

test('reaches every state and transition', () => {
  walkMachine(machineThat(), {
    inputs: [
      { page: empty, unread: 0 },
      { page: page(31, 60), unread: 1 },
    ],
    facts: ({ messages, older, seenUntil }: ThreadPage & { seenUntil: string | null }) => [
      messages.length > 0,
      older !== null,
      seenUntil,
    ],
    cases: [
      { type: 'page.receive', page: page(100, 129) },
      { type: 'xstate.done.actor.0.chatThread.newest.refreshing', output: page(100, 129) },
      { type: 'xstate.done.actor.0.chatThread.older.loading', output: page(1, 30, null) },
      { type: 'xstate.done.actor.0.chatThread.older.loading', output: page(2, 30) },
      { type: 'xstate.done.actor.0.chatThread.seen.marking', output: '60' },
    ],
  });
});

test('ids are compared as numbers', () => {
  expect([isAfter('10', '9'), isAfter('9', '10'), isAfter('9', '9')]).toEqual([true, false, false]);
});

describe('a newest page', () => {
  test('is in the list once, whatever page contains it', async () => {
    const thread = start({ newest: async () => page(33, 62) }, page(31, 60));
    thread.send({ type: 'chat.change' });
    await thread.at({ newest: 'following' });
    thread.send({ type: 'page.receive', page: page(32, 61) });
    expect(thread.ids()).toEqual(Array.from({ length: 32 }, (_, index) => 31 + index));
    expect(thread.actor.getSnapshot().context.older).toBe('31');
  });

  test('replaces a thread that it does not reach, so that no gap is hidden', async () => {
    const thread = start({ newest: async () => page(100, 129) }, page(31, 60, null));
    thread.send({ type: 'chat.change' });
    await thread.at({ newest: 'following' });
    expect(thread.ids()[0]).toBe(100);
    expect(thread.actor.getSnapshot().matches({ older: 'resting' })).toBe(true);
  });

  test('is requested again after a failure, and immediately when somebody writes', async () => {
    const newest = jest.fn<Promise<ThreadPage>, []>().mockRejectedValueOnce(new Error('offline'));
    newest.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page(31, 61));
    const thread = start({ newest }, page(31, 60));
    thread.send({ type: 'chat.change' });
    await thread.at({ newest: 'failed' });
    thread.send({ type: 'chat.change' });
    await thread.at({ newest: 'failed' });
    thread.clock.increment(10_000);
    await thread.at({ newest: 'following' });
    expect(thread.ids().at(-1)).toBe(61);
  });

  test('a late answer removes nothing', () => {
    const thread = start({}, page(31, 60));
    thread.send({ type: 'page.receive', page: { ...page(31, 62), readUntil: '62' } });
    thread.send({ type: 'page.receive', page: { ...page(31, 60), readUntil: '9' } });
    expect([thread.ids().at(-1), thread.actor.getSnapshot().context.readUntil]).toEqual([62, '62']);
  });

  test('an empty chat stays so, and its first message ends that', () => {
    const thread = start({}, empty);
    thread.send({ type: 'page.receive', page: empty });
    thread.send({ type: 'page.receive', page: page(1, 1, null) });
    expect(thread.ids()).toEqual([1]);
  });
});

describe('older messages', () => {
  test('are loaded half a second later, a page at a time, until the beginning', async () => {
    const older = jest.fn(async (cursor: string) => (cursor === '61' ? page(31, 60) : page(1, 30, null)));
    const thread = start({ older }, page(61, 90));
    thread.send({ type: 'page.load' });
    thread.clock.increment(499);
    expect(older).not.toHaveBeenCalled();
    thread.clock.increment(1);
    await thread.at({ older: 'resting' });
    thread.send({ type: 'page.load' });
    thread.send({ type: 'page.load' });
    thread.clock.increment(500);
    await thread.at({ older: 'ended' });
    expect([thread.ids(), older.mock.calls]).toEqual([Array.from({ length: 90 }, (_, at) => at + 1), [['61'], ['31']]]);
    expect(thread.actor.getSnapshot().can({ type: 'page.load' })).toBe(false);
  });

  test('that fail are requested again only on request', async () => {
    const older = jest.fn<Promise<ThreadPage>, [string]>().mockRejectedValueOnce(new Error('offline'));
    older.mockResolvedValue(page(1, 30, null));
    const thread = start({ older }, page(31, 60));
    thread.send({ type: 'page.load' });
    thread.clock.increment(500);
    await thread.at({ older: 'failed' });
    expect(thread.actor.getSnapshot().can({ type: 'page.load' })).toBe(false);
    thread.send({ type: 'page.retry' });
    await thread.at({ older: 'ended' });
    expect(thread.ids()[0]).toBe(1);
  });
});

describe('a message in view', () => {
  test('is marked once, and again after a failure', async () => {
    const mark = jest.fn<Promise<string>, [string]>().mockRejectedValueOnce(new Error('offline'));
    mark.mockImplementation(async (id) => id);
    const thread = start({ mark }, page(31, 60), 2);
    for (let times = 0; times < 2; times += 1) {
      thread.send({ type: 'chat.see' });
      await thread.at({ seen: 'resting' });
    }
    thread.send({ type: 'chat.see' });
    expect(mark.mock.calls).toEqual([['60'], ['60']]);
  });

  test('shows no new messages if all were seen, or if the newest is the customer’s own', () => {
    const mark = jest.fn(never);
    start({ mark }, page(31, 60)).send({ type: 'chat.see' });
    start({ mark }, { ...empty, messages: [message(1, true)] }, 1).send({ type: 'chat.see' });
    start({ mark }, empty, 1).send({ type: 'chat.see' });
    expect(mark).not.toHaveBeenCalled();
  });
});
