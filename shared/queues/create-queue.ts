export class Busy extends Error {
  override readonly name = 'Busy';
  readonly statusCode = 503;
}

export const retryAfterSeconds = 5;

export interface QueueLimits {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs jobs in the order of their arrival, `atOnce` at a time. Rejects with `Busy` if more than `maxWaiting` wait, or
 * if a job has not started after `maxWaitMs`.
 */
export function createQueue(what: string, { atOnce, maxWaiting, maxWaitMs }: QueueLimits): Queue {
  let free = atOnce;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        waiting.delete(take);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(take);
        reject(new Busy(`${what}: it did not begin within ${maxWaitMs} ms`));
      }, maxWaitMs);
      waiting.add(take);
    });

  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.size >= maxWaiting) throw new Busy(`${what}: ${maxWaiting} wait already`);
    else await turn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}
