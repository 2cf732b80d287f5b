import type { FastifyBaseLogger } from 'fastify';
import { startMinutelyJob } from '../../../provider/jobs/minutely-job';

const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startJob(first: () => Promise<unknown>) {
  const log = { info: jest.fn(), error: jest.fn() };
  const last = jest.fn(async () => 3);
  const tasks = [
    { name: 'expire orders', run: first, done: 'Expired orders' },
    { name: 'delete quotes', run: last, done: 'Deleted quotes' },
  ];
  return { log, last, stop: startMinutelyJob(tasks, log as unknown as FastifyBaseLogger) };
}

test('a failed task is logged by its name and does not stop the others', async () => {
  const { log, last, stop } = startJob(() => Promise.reject(new Error('gone')));
  await stop();
  expect(log.error.mock.calls).toEqual([[{ err: new Error('gone') }, 'Failed to expire orders']]);
  expect(last).toHaveBeenCalledTimes(1);
  expect(log.info.mock.calls).toEqual([[{ count: 3 }, 'Deleted quotes']]);
});

test('a task without changes is not logged, and none runs after the stop', async () => {
  const { log, last, stop } = startJob(async () => 0);
  await jest.advanceTimersByTimeAsync(minute);
  expect(last).toHaveBeenCalledTimes(2);
  await stop();
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(last).toHaveBeenCalledTimes(2);
  expect(log.info.mock.calls.filter(([, text]) => text === 'Expired orders')).toEqual([]);
});
