import type { FastifyBaseLogger } from 'fastify';
import type { Task } from '../modules/define-module';

const intervalMs = 60_000;

/**
 * Runs the modules' tasks one after another, now and every minute; a failed task does not stop the others. @returns a
 * function that stops after the current run
 */
export function startMinutelyJob(tasks: readonly Task[], log: FastifyBaseLogger) {
  let running = Promise.resolve();
  const run = async () => {
    for (const task of tasks) {
      try {
        const count = await task.run();
        if (task.done && Number(count) > 0) log.info({ count }, task.done);
      } catch (error) {
        log.error({ err: error }, `Failed to ${task.name}`);
      }
    }
  };
  const start = () => {
    running = running.then(run);
  };
  start();
  const timer = setInterval(start, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
