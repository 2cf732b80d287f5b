import type { FastifyBaseLogger } from 'fastify';

const intervalMs = 1_000;
/** While nobody calls the provider. */
const quietIntervalMs = 15_000;

export interface Polling {
  /** @returns an error for each question that the other program did not answer */
  run: () => Promise<readonly unknown[]>;
  /** The polled program, for example `biller`. */
  program: string;
  log: FastifyBaseLogger;
  isQuiet: () => boolean;
}

/**
 * Runs now and every second, or every 15 seconds while the provider is quiet; runs never overlap. @returns a function
 * that stops after the current run
 */
export function startPolling({ run, program, log, isQuiet }: Polling) {
  let running: Promise<void> | null = null;
  const poll = async () => {
    try {
      for (const error of await run()) log.warn({ err: error }, `The ${program} did not answer`);
    } catch (error) {
      log.error({ err: error }, `Failed to read what is due for the ${program}`);
    }
  };
  let startedAt = Number.NEGATIVE_INFINITY;
  const start = () => {
    if (running || (isQuiet() && performance.now() - startedAt < quietIntervalMs)) return;
    startedAt = performance.now();
    running = poll().finally(() => {
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
