import { CustomerChangesDocument } from '../../../src/__generated__/documents/customer-changes';
import { subscribeToChanges } from '../../../src/api/live';
import { FakeEventSource } from '../../support/browser/fake-event-source';

const endpoint = '/graphql?store=kopi&lang=id';

let uninstall: () => void;
let changes: (string | null)[];
let leave: () => void;
const listen = () =>
  subscribeToChanges(endpoint, (change) => changes.push(change && 'id' in change ? change.id : null));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  uninstall = FakeEventSource.install();
  changes = [];
});
afterEach(() => {
  leave();
  expect(jest.getTimerCount()).toBe(0);
  uninstall();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const see = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('opens the stream by the document’s hash, in the store of the page', () => {
  leave = listen();
  const { origin, pathname, searchParams } = new URL(FakeEventSource.last().url);
  expect([origin, pathname, Object.fromEntries(searchParams)]).toEqual([
    location.origin,
    '/graphql',
    { store: 'kopi', lang: 'id', documentId: CustomerChangesDocument.id, session: '' },
  ]);
});

test('events are delivered at once, and polling stops meanwhile', () => {
  leave = listen();
  FakeEventSource.last().open();
  FakeEventSource.last().tell('o1');
  pass(60_000);
  expect(changes).toEqual([null, 'o1']);
});

test('without a stream all subscribers poll', () => {
  uninstall();
  leave = listen();
  pass(30_000);
  expect(changes).toEqual([null, null, null]);
});

test('polling continues while the stream is down, with growing delays between attempts', () => {
  leave = listen();
  const triedAfter: number[] = [];
  for (let second = 0; second < 125; second += 1) {
    if (!FakeEventSource.last().isClosed) {
      triedAfter.push(second);
      FakeEventSource.last().fail();
    }
    pass(1_000);
  }
  expect(triedAfter).toEqual([0, 2, 6, 14, 30, 62, 122]);
  expect(changes).toHaveLength(12);
});

test('a stream that ended reconnects after a second and refreshes', () => {
  leave = listen();
  FakeEventSource.last().open();
  pass(5 * 60_000);
  FakeEventSource.last().fail();
  pass(1_000);
  expect(FakeEventSource.all).toHaveLength(2);
  FakeEventSource.last().open();
  pass(60_000);
  expect(changes).toEqual([null, null]);
});

test('all subscribers share one stream, which closes with the last', () => {
  leave = listen();
  const other = listen();
  FakeEventSource.last().tell('o1');
  expect(changes).toEqual(['o1', 'o1']);
  leave();
  FakeEventSource.last().tell('o2');
  expect(changes).toEqual(['o1', 'o1', 'o2']);
  other();
  expect(FakeEventSource.all.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test('a subscriber to an open stream refreshes first', () => {
  leave = listen();
  FakeEventSource.last().open();
  const otherChanges: (string | null)[] = [];
  const other = subscribeToChanges(endpoint, (change) =>
    otherChanges.push(change && 'id' in change ? change.id : null),
  );
  expect(otherChanges).toEqual([null]);
  expect(changes).toEqual([null]);
  other();
});

test('a hidden page closes the stream and refreshes when it is visible again', () => {
  leave = listen();
  see(true);
  pass(60_000);
  expect([FakeEventSource.last().isClosed, changes]).toEqual([true, []]);
  see(false);
  FakeEventSource.last().open();
  expect([FakeEventSource.all.length, changes]).toEqual([2, [null]]);
});
