import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import CircuitBreaker from 'opossum';
import { ProviderError, type ProviderFailure } from './provider-error';

type Attempt = <T>(path: string, run: () => Promise<T>) => Promise<T>;

/** One circuit breaker per store: calls fail fast while the provider fails, then are tried again. */
export interface Breakers {
  of(store: string): Attempt;
  close(): void;
}

const window = { milliseconds: 10_000, buckets: 10 };
const rules = {
  timeout: false as const,
  volumeThreshold: 6,
  errorThresholdPercentage: 50,
  resetTimeout: 3_000,
  rollingCountTimeout: window.milliseconds,
  rollingCountBuckets: window.buckets,
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
  errorFilter: (error: unknown) => !countsAgainstProvider(error),
};

export function createBreakers(): Breakers {
  const clock = new EventEmitter().setMaxListeners(0);
  const tick = setInterval(() => clock.emit('rotate'), window.milliseconds / window.buckets);
  tick.unref();
  const breakers = new LRUCache<string, CircuitBreaker<[() => Promise<unknown>]>>({
    max: 500,
    dispose: (breaker) => breaker.shutdown(),
  });
  const breakerOf = (store: string) => {
    const existing = breakers.get(store);
    if (existing) return existing;
    const breaker = new CircuitBreaker((run: () => Promise<unknown>) => run(), {
      ...rules,
      rotateBucketController: clock,
    });
    breakers.set(store, breaker);
    return breaker;
  };
  return {
    of:
      (store) =>
      async <T>(path: string, run: () => Promise<T>) => {
        try {
          return (await breakerOf(store).fire(run)) as T;
        } catch (error) {
          if (error instanceof Error && CircuitBreaker.isOurError(error))
            throw new ProviderError('open', path, { cause: error });
          throw error;
        }
      },
    close() {
      clearInterval(tick);
      breakers.clear();
    },
  };
}

const answers: readonly ProviderFailure[] = ['shape', 'unauthorized', 'conflict', 'rejected', 'busy'];

/**
 * Statuses below 500 and JSON with a wrong shape count as answers; an abort by the caller says nothing about the
 * provider.
 */
function countsAgainstProvider(error: unknown): boolean {
  if (!(error instanceof ProviderError) || answers.includes(error.kind)) return false;
  return !(error.kind === 'status' && error.status !== null && error.status < 500);
}
