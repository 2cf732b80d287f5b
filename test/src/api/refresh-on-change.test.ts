import { refreshOnChange } from '../../../src/api/live';
import { FakeEventSource } from '../../support/browser/fake-event-source';

const endpoint = '/graphql?store=refresh&lang=id';

let uninstall: () => void;
let leave: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  uninstall = FakeEventSource.install();
});
afterEach(() => {
  leave();
  expect(jest.getTimerCount()).toBe(0);
  uninstall();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('retries a failed refresh with growing delays until it succeeds', async () => {
  const refresh = jest.fn(async () => false);
  leave = refreshOnChange(endpoint, refresh);
  FakeEventSource.last().open();
  const triedAfter: number[] = [];
  for (let second = 0; second < 40; second += 1) {
    if (second === 35) refresh.mockResolvedValue(true);
    const before = refresh.mock.calls.length;
    await pass(1_000);
    if (refresh.mock.calls.length > before) triedAfter.push(second + 1);
  }
  expect(refresh.mock.calls.length).toBe(triedAfter.length + 1);
  expect(triedAfter).toEqual([1, 3, 7, 15, 25, 35]);
  await pass(60_000);
  expect(refresh.mock.calls.length).toBe(triedAfter.length + 2);
});

test('a newer change replaces a running refresh', async () => {
  const signals: AbortSignal[] = [];
  leave = refreshOnChange(endpoint, (signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  FakeEventSource.last().open();
  FakeEventSource.last().tell('o1');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('ignores changes of other orders', () => {
  const refresh = jest.fn(async () => true);
  leave = refreshOnChange(endpoint, refresh, (change) => change !== null && 'id' in change && change.id === 'o1');
  FakeEventSource.last().tell('o2');
  expect(refresh).not.toHaveBeenCalled();
});

test('refreshes on coming online, even if the stream noticed nothing', async () => {
  const refresh = jest.fn(async () => true);
  leave = refreshOnChange(endpoint, refresh);
  FakeEventSource.last().open();
  await pass(5_000);
  dispatchEvent(new Event('online'));
  FakeEventSource.last().open();
  expect(FakeEventSource.all).toHaveLength(2);
  expect(refresh).toHaveBeenCalledTimes(2);
});
