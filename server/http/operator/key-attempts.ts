import { LRUCache } from 'lru-cache';

const limit = 10;
const windowMs = 15 * 60_000;

/** Counts wrong keys by address: 10 in 15 minutes, which begin with the first. */
export function createKeyAttempts(now: () => number) {
  const failures = new LRUCache<string, { count: number; until: number }>({ max: 10_000 });
  const current = (address: string) => {
    const entry = failures.get(address);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    /** Seconds until the next attempt is allowed; 0 for now. */
    waitSeconds(address: string): number {
      const entry = current(address);
      return entry && entry.count >= limit ? Math.ceil((entry.until - now()) / 1000) : 0;
    },
    fail(address: string) {
      const entry = current(address);
      if (entry) entry.count += 1;
      else failures.set(address, { count: 1, until: now() + windowMs });
    },
  };
}
