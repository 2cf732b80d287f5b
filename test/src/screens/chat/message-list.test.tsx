import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { chatThreadMachine } from '../../../../machines/chat/chat-thread';
import { messageComposerMachine } from '../../../../machines/chat/message-composer';
import type { ThreadPage } from '../../../../machines/chat/thread-messages';
import { olderStatusOf, type ThreadMessage } from '../../../../src/features/chat/selectors';
import { createGrouping, groupSize } from '../../../../src/screens/chat/message-groups';
import { MessageList } from '../../../../src/screens/chat/message-list';
import { pretendView } from '../../../support/browser/pretend-view';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const minute = 60_000;
const message = (id: number): ThreadMessage => ({
  ...{ id: String(id), kind: 'TEXT', isOwn: id % 2 === 0, text: `Pesan ${id}.`, url: null },
  ...{ sentAt: new Date(Date.UTC(2026, 0, 1) + id * minute).toISOString(), idempotencyKey: null, item: null },
});
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const page = (from: number, to: number): ThreadPage => ({
  messages: messages(from, to),
  older: from > 1 ? String(from) : null,
  readUntil: null,
});

const total = 900;
const clock = new SimulatedClock();

function show() {
  const machine = chatThreadMachine.provide({
    actors: {
      refresh: fromPromise<ThreadPage, undefined>(() => new Promise(() => {})),
      loadOlder: fromPromise<ThreadPage, string>(async ({ input }) => page(Number(input) - 30, Number(input) - 1)),
      markRead: fromPromise<string, string>(async ({ input }) => input),
    },
  });
  const first = page(total - 29, total);
  const thread = createActor(machine, { input: { page: first, unread: 0 }, clock }).start();
  const composer = createActor(messageComposerMachine, { input: { queue: [], refused: [] } }).start();
  const shown = renderInStore(
    <MessageList flows={{ thread, composer }} stalled={false} sentCount={0} onOpenPicture={() => {}} />,
    testStore(),
  );
  return { thread, ...shown };
}

const log = () => screen.getByRole('log', { name: 'Isi chat' });
const bubbles = () => log().textContent?.match(/Pesan \d+\./g) ?? [];
const scroller = () => log().parentElement as HTMLElement;
/** Gives elements a size, which jsdom lacks. */
const scrollTo = (scrollTop: number) => {
  for (const [name, value] of Object.entries({ scrollTop, clientHeight: 700, scrollHeight: 50_000 }))
    Object.defineProperty(scroller(), name, { value, configurable: true });
  act(() => void fireEvent.scroll(scroller()));
};

describe('a long thread', () => {
  const view = pretendView();
  afterAll(() => view.restore());

  test('renders only messages near the viewport, and each message once', async () => {
    const { thread } = show();
    let most = 0;
    for (let loaded = 30; loaded < total; loaded += 30) {
      await act(async () => {
        thread.send({ type: 'page.load' });
        clock.increment(500);
      });
      act(() => view.see((fromEnd) => fromEnd < 3));
      most = Math.max(most, bubbles().length);
    }
    expect(thread.getSnapshot().context.messages).toHaveLength(total);
    expect(most).toBeLessThanOrEqual(4 * groupSize);
    act(() => view.see(() => true));
    expect(bubbles()).toEqual(messages(1, total).map(({ text }) => text));
  });

  test('requests older messages after 70 % of its length was scrolled', async () => {
    const { thread } = show();
    const length = 50_000 - 700;
    const status = () => olderStatusOf(thread.getSnapshot());
    scrollTo(0);
    await act(async () => clock.increment(500));
    for (const [share, expected] of [
      [0.69, 'resting'],
      [0.7, 'resting'],
      [0.71, 'loading'],
    ] as const) {
      scrollTo(-share * length);
      expect({ share, status: status() }).toEqual({ share, status: expected });
    }
  });

  test('has a button to its end, with the number of new messages', () => {
    const { thread } = show();
    scrollTo(-20_000);
    expect(screen.getByRole('button', { name: 'Ke pesan terbaru' })).toBeVisible();
    act(() => thread.send({ type: 'page.receive', page: page(total - 20, total + 3) }));
    const button = screen.getByRole('button', { name: 'Ke pesan terbaru, 2 pesan baru' });
    const scrolled = jest.fn();
    Object.assign(scroller(), { scrollTo: scrolled });
    fireEvent.click(button);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(scroller()).toHaveFocus();
    scrollTo(0);
    expect(screen.queryByRole('button', { name: /Ke pesan terbaru/ })).toBeNull();
  });
});

describe('groups of messages', () => {
  test('that do not change stay the same objects, whatever is added before and after', () => {
    const groupsOf = createGrouping();
    const all = messages(1, 100);
    const before = groupsOf(all.slice(60, 90));
    const after = groupsOf(all.slice(30, 95));
    expect(after.flatMap((group) => group.messages)).toEqual(all.slice(30, 95));
    expect(after[1]?.messages).toEqual(before[0]?.messages);
    expect(groupsOf(all.slice(15, 95))[2]).toBe(after[1]);
    expect(after[1]?.before).toBe(all[59]?.sentAt);
  });

  test('of a page that does not reach the thread have other keys', () => {
    const groupsOf = createGrouping();
    const [first] = groupsOf(messages(1, 30));
    const [second] = groupsOf(messages(101, 130));
    expect(second?.messages).toEqual(messages(101, 130));
    expect(second?.key).not.toBe(first?.key);
  });

  test('of nothing is an empty list', () => {
    expect(createGrouping()([])).toEqual([]);
  });
});
