import type { FastifyBaseLogger } from 'fastify';
import { startLedgerJob } from '../../../provider/jobs/ledger-job';
import type { LedgerReport } from '../../../provider/modules/wallet/queries/check-ledger';

const minutes = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startJob(answer: () => Promise<LedgerReport | undefined>) {
  const log = { info: jest.fn(), error: jest.fn() };
  const ledgerChecks = { run: jest.fn(), runDaily: jest.fn(answer) };
  const stop = startLedgerJob({ ledgerChecks }, log as unknown as FastifyBaseLogger);
  return { log, runDaily: ledgerChecks.runDaily, stop };
}

const extent = { stores: 1, accounts: 4, entries: 5 };

test('deviations are logged as an error, each by name', async () => {
  const { log, stop } = startJob(async () => ({ ...extent, deviations: ['warung: wallet account 1 is below 0: -1'] }));
  await jest.advanceTimersByTimeAsync(10 * minutes);
  await stop();
  expect(log.error.mock.calls).toEqual([
    [{ ...extent, deviations: ['warung: wallet account 1 is below 0: -1'] }, expect.stringContaining('deviates')],
  ]);
});

test('a failed check is logged, and the next one runs', async () => {
  const { log, runDaily, stop } = startJob(() => Promise.reject(new Error('gone')));
  await jest.advanceTimersByTimeAsync(20 * minutes);
  await stop();
  expect(runDaily).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls[0]).toEqual([{ err: new Error('gone') }, 'Failed to check the ledger']);
});

test('a balanced ledger is logged, a checked day is skipped, and nothing runs after the stop', async () => {
  const { log, runDaily, stop } = startJob(async () => undefined);
  await jest.advanceTimersByTimeAsync(10 * minutes);
  expect(log.info).not.toHaveBeenCalled();
  runDaily.mockResolvedValue({ ...extent, deviations: [] });
  await jest.advanceTimersByTimeAsync(10 * minutes);
  expect(log.info.mock.calls).toEqual([[extent, 'The ledger is balanced']]);
  await stop();
  await jest.advanceTimersByTimeAsync(60 * minutes);
  expect(runDaily).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
});
