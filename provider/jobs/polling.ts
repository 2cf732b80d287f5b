import type { FastifyBaseLogger } from 'fastify';

const intervalMs = 1_000;

export interface Polling {
  /** @returns what another program did not answer, each for itself */
  run: () => Promise<readonly unknown[]>;
  /** The program that is asked, as `biller`. */
  program: string;
  log: FastifyBaseLogger;
}

/** Runs now and every second, never twice at once. @returns a function that stops after the current run */
export function startPolling({ run, program, log }: Polling) {
  let running: Promise<void> | null = null;
  const poll = async () => {
    try {
      for (const error of await run()) log.warn({ err: error }, `The ${program} did not answer`);
    } catch (error) {
      log.error({ err: error }, `Failed to read what is due for the ${program}`);
    }
  };
  const start = () => {
    running ??= poll().finally(() => {
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
