import { mergeNewest, prependOlder, type ThreadMessage, type ThreadPage } from '../../../machines/chat/thread-messages';

const message = (id: number): ThreadMessage => ({
  ...{ id: String(id), kind: 'TEXT', isOwn: false, text: '', url: null },
  ...{ sentAt: '2026-11-24T03:00:00Z', idempotencyKey: null, item: null },
});
const page = (from: number, to: number, older: string | null = String(from)): ThreadPage => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
  older,
  readUntil: null,
});
const empty = page(1, 0, null);
const extent = ({ messages, older }: ThreadPage) => [messages.length, messages[0]?.id, messages.at(-1)?.id, older];

test.each<[what: string, thread: ThreadPage, newest: ThreadPage, result: unknown[]]>([
  ['to nothing is the thread', empty, page(21, 30), [10, '21', '30', '21']],
  ['that is empty changes nothing', page(21, 30), empty, [10, '21', '30', '21']],
  ['that overlaps goes on, and what is older stays', page(11, 30), page(21, 40), [30, '11', '40', '11']],
  ['that begins where the thread does says what is older', page(21, 30), page(21, 40, null), [20, '21', '40', null]],
  ['that begins before the thread says what is older', page(28, 30), page(21, 40), [20, '21', '40', '21']],
  ['that lacks later messages removes none', page(11, 40), page(21, 30), [30, '11', '40', '11']],
  ['that begins after a gap replaces the thread', page(1, 10, null), page(21, 30), [10, '21', '30', '21']],
  ['that is the whole chat joins the thread', page(1, 10, null), page(11, 20, null), [20, '1', '20', null]],
])('a page of the newest messages %s', (_what, thread, newest, result) => {
  expect(extent(mergeNewest(thread, newest))).toEqual(result);
});

test('a message that is known stays the same object', () => {
  const thread = page(21, 30);
  expect(mergeNewest(thread, page(21, 40)).messages[0]).toBe(thread.messages[0]);
});

test.each([
  ['9', '10', '10'],
  ['10', '9', '10'],
  [null, '9', '9'],
  ['9', null, '9'],
])('of %p and %p, read is until %p', (own, other, result) => {
  const merged = mergeNewest({ ...page(1, 10), readUntil: own }, { ...page(1, 10), readUntil: other });
  expect(merged.readUntil).toBe(result);
});

test('an older page goes before the thread, each message once', () => {
  expect(extent(prependOlder(page(21, 30), page(11, 21)))).toEqual([20, '11', '30', '11']);
  expect(extent(prependOlder(empty, page(1, 10, null)))).toEqual([10, '1', '10', null]);
});
