import type { FastifyBaseLogger } from 'fastify';
import type { Rides } from '../modules/rides';

const intervalMs = 1_000;

/** Asks the dispatcher every second. @returns a function that stops after the current run */
export function startRideJob({ rides }: Pick<Rides, 'rides'>, log: FastifyBaseLogger) {
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      for (const error of await rides.dispatch.run()) log.warn({ err: error }, 'The dispatcher did not answer');
    } catch (error) {
      log.error({ err: error }, 'Failed to read the rides that are due');
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
