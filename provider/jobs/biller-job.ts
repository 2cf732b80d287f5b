import type { FastifyBaseLogger } from 'fastify';
import type { Bills } from '../modules/bills';

const intervalMs = 1_000;

/** Hands paid bills to the biller every second. @returns a function that stops after the current run */
export function startBillerJob({ bills }: Pick<Bills, 'bills'>, log: FastifyBaseLogger) {
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      for (const error of await bills.handOver.run()) log.warn({ err: error }, 'The biller did not answer');
    } catch (error) {
      log.error({ err: error }, 'Failed to read the bills that are due');
    }
  };
  const start = () => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  start();
  const timer = setInterval(start, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
