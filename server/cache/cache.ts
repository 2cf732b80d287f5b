import { type BoundedCache, heapBytes } from './cache-budget';

declare const held: unique symbol;

export interface CacheKey<T> {
  readonly text: string;
  readonly store: string;
  readonly [held]?: T;
}

interface CacheScope {
  /** The store's id; empty only for data that belongs to no store, such as the directory. */
  readonly store: string;
  readonly revision: string;
  readonly locale: string;
}

export function cacheKey<T>(
  kind: string,
  { store, revision, locale }: CacheScope,
  ...inputs: readonly (string | number)[]
): CacheKey<T> {
  return { text: JSON.stringify([kind, store, revision, locale, ...inputs]), store };
}

interface CacheOptions {
  readonly entries: BoundedCache<CacheEntry>;
  /** The bytes of a value; by default, measured as plain data in the heap. */
  readonly sizeOf?: (value: unknown) => number;
  /** Milliseconds for which a value is fresh. */
  readonly freshFor: number;
  /** Further milliseconds for which the stale value is returned while a new one loads. */
  readonly staleFor: number;
  /** Maximum age, in milliseconds, of a value that is returned if loading fails. */
  readonly staleOnErrorFor: number;
  /** Maximum milliseconds for null, because a missing value may soon exist. */
  readonly nullFor: number;
  /** Milliseconds: earlier values expire at every multiple of this time on the clock. */
  readonly reloadEveryMs?: number;
  readonly now?: () => number;
  readonly onRefreshError?: (error: unknown, store: string) => void;
}

/** A bounded cache. Concurrent reads of a key share one load, and errors are never cached. */
export interface Cache {
  read<T>(key: CacheKey<T>, load: () => Promise<T>): Promise<T>;
}

interface CacheEntry {
  readonly store: string;
  readonly value: unknown;
  readonly at: number;
  readonly startedAt: number;
}

export function createCache(options: CacheOptions): Cache {
  const { entries, freshFor, staleFor, staleOnErrorFor, nullFor, onRefreshError } = options;
  const { now = Date.now, sizeOf = heapBytes, reloadEveryMs = Number.POSITIVE_INFINITY } = options;
  const loads = new Map<string, Promise<unknown>>();

  function loadOnce<T>(key: CacheKey<T>, load: () => Promise<T>): Promise<T> {
    const running = loads.get(key.text) as Promise<T> | undefined;
    if (running) return running;
    const startedAt = now();
    const started = load()
      .then((value) => {
        entries.set(key.text, { store: key.store, value, at: now(), startedAt }, sizeOf(value));
        return value;
      })
      .finally(() => loads.delete(key.text));
    loads.set(key.text, started);
    return started;
  }

  /** An entry of another store under this key would be a bug; it is not returned. */
  const find = (key: CacheKey<unknown>) => {
    const entry = entries.get(key.text);
    return entry?.store === key.store ? entry : undefined;
  };

  return {
    async read<T>(key: CacheKey<T>, load: () => Promise<T>): Promise<T> {
      const entry = find(key);
      if (!entry) return loadOnce(key, load);
      const age = now() - entry.at;
      const value = entry.value as T;
      if (value === null) return age < nullFor ? value : loadOnce(key, load);
      const isOutdated = Math.floor(entry.startedAt / reloadEveryMs) !== Math.floor(now() / reloadEveryMs);
      if (age < freshFor && !isOutdated) return value;
      if (age < freshFor + staleFor && !isOutdated) {
        loadOnce(key, load).catch((error: unknown) => onRefreshError?.(error, key.store));
        return value;
      }
      try {
        return await loadOnce(key, load);
      } catch (error) {
        if (age >= staleOnErrorFor) throw error;
        onRefreshError?.(error, key.store);
        return value;
      }
    },
  };
}
