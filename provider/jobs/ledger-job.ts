import type { FastifyBaseLogger } from 'fastify';
import type { Wallet } from '../modules/wallet';

const intervalMs = 600_000;

/** Checks the ledger once a day. @returns a function that stops after the current run */
export function startLedgerJob({ ledgerChecks }: Pick<Wallet, 'ledgerChecks'>, log: FastifyBaseLogger) {
  let running = Promise.resolve();
  const run = async () => {
    try {
      const report = await ledgerChecks.runDaily();
      if (!report) return;
      const { deviations, ...extent } = report;
      if (deviations.length === 0) log.info(extent, 'The ledger is balanced');
      else log.error({ ...extent, deviations }, 'The ledger deviates from its entries and orders');
    } catch (error) {
      log.error({ err: error }, 'Failed to check the ledger');
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
