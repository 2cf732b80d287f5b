import type { FastifyBaseLogger } from 'fastify';
import { startPolling } from '../../../provider/jobs/polling';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startJob(run: jest.Mock<Promise<unknown[]>, []>, isQuiet = () => false) {
  const log = { warn: jest.fn(), error: jest.fn() };
  const stop = startPolling({ run, program: 'biller', log: log as unknown as FastifyBaseLogger, isQuiet });
  return { log, stop };
}

test('a failed run is logged, and the next one comes a second later', async () => {
  const run = jest.fn<Promise<unknown[]>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue([]);
  const { log, stop } = startJob(run);
  await jest.advanceTimersByTimeAsync(1_000);
  await stop();
  expect(run).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls).toEqual([[{ err: new Error('gone') }, 'Failed to read what is due for the biller']]);
});

test('each missing answer is logged as a warning', async () => {
  const { log, stop } = startJob(jest.fn(async () => [new Error('silent'), new Error('slow')]));
  await stop();
  expect(log.warn.mock.calls).toEqual([
    [{ err: new Error('silent') }, 'The biller did not answer'],
    [{ err: new Error('slow') }, 'The biller did not answer'],
  ]);
  expect(log.error).not.toHaveBeenCalled();
});

test('it runs at its start, runs never overlap, and the stop waits for the current run', async () => {
  let end: (errors: unknown[]) => void = () => undefined;
  const run = jest.fn(
    () =>
      new Promise<unknown[]>((resolve) => {
        end = resolve;
      }),
  );
  const { stop } = startJob(run);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  end([]);
  await stopped;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs every 15 seconds while the provider is quiet, and every second again after the first call', async () => {
  let quiet = true;
  const run = jest.fn<Promise<unknown[]>, []>().mockResolvedValue([]);
  const { stop } = startJob(run, () => quiet);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(run).toHaveBeenCalledTimes(4);
  quiet = false;
  await jest.advanceTimersByTimeAsync(3_000);
  await stop();
  expect(run).toHaveBeenCalledTimes(7);
});
