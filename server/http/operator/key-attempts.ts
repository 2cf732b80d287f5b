import { LRUCache } from 'lru-cache';

const limit = 10;
const windowMs = 15 * 60_000;

/** Counts wrong keys by the address that they come from: 10 in 15 minutes, which begin with the first. */
export function createKeyAttempts(now: () => number) {
  const failures = new LRUCache<string, { count: number; until: number }>({ max: 10_000 });
  const current = (address: string) => {
    const known = failures.get(address);
    return known && known.until > now() ? known : undefined;
  };
  return {
    /** Seconds until another key is looked at; 0 where that is now. */
    waitSeconds(address: string): number {
      const known = current(address);
      return known && known.count >= limit ? Math.ceil((known.until - now()) / 1000) : 0;
    },
    fail(address: string) {
      const known = current(address);
      if (known) known.count += 1;
      else failures.set(address, { count: 1, until: now() + windowMs });
    },
  };
}
