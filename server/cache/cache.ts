import { type BoundedCache, heapBytes } from './cache-budget';
import { createHorizon, type Validity } from './horizon';

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
  /** Milliseconds for which a value without a version is fresh. */
  readonly freshFor: number;
  /** Further milliseconds for which the stale value is returned while a new one loads. */
  readonly staleFor: number;
  /** Milliseconds after which a value that has ended is no longer returned if loading fails. */
  readonly staleOnErrorFor: number;
  /** Maximum milliseconds for null, because a missing value may soon exist. */
  readonly nullFor: number;
  /** Milliseconds: earlier values without a version expire at every multiple of this time on the clock. */
  readonly reloadEveryMs?: number;
  readonly now?: () => number;
  readonly onRefreshError?: (error: unknown, store: string) => void;
}

/** A bounded cache. Concurrent reads of a key share one load, and errors are never cached. */
export interface Cache {
  /** @param validity by default, values are valid for the cache's short time */
  read<T>(key: CacheKey<T>, load: () => Promise<T>, validity?: Validity): Promise<T>;
}

interface CacheEntry {
  readonly store: string;
  readonly value: unknown;
  readonly at: number;
  readonly startedAt: number;
  readonly version: string | null;
  /** When a value with a version ends. */
  readonly end: number;
  /** When it was last known to be valid. */
  validAt: number;
}

/** For how long values are trusted that were read while their end could not be asked for. */
const untrustedMs = 1_000;

export function createCache(options: CacheOptions): Cache {
  const { entries, freshFor, staleFor, staleOnErrorFor, nullFor, onRefreshError } = options;
  const { now = Date.now, sizeOf = heapBytes, reloadEveryMs = Number.POSITIVE_INFINITY } = options;
  const loads = new Map<string, Promise<CacheEntry>>();

  /** A load that began at an earlier version may miss what has changed. */
  function loadOnce<T>(key: CacheKey<T>, load: () => Promise<T>, { version, horizon }: Validity): Promise<CacheEntry> {
    const name = JSON.stringify([key.text, version]);
    const running = loads.get(name);
    if (running) return running;
    const startedAt = now();
    const started = load()
      .then((value) => {
        const { store } = key;
        const entry = { store, value, at: now(), startedAt, version, end: horizon.end, validAt: now() };
        entries.set(key.text, entry, sizeOf(value));
        return entry;
      })
      .finally(() => loads.delete(name));
    loads.set(name, started);
    return started;
  }

  /** An entry of another store under this key would be a bug; it is not returned. */
  const find = (key: CacheKey<unknown>) => {
    const entry = entries.get(key.text);
    return entry?.store === key.store ? entry : undefined;
  };

  async function readByAge<T>(key: CacheKey<T>, load: () => Promise<T>, validity: Validity): Promise<CacheEntry> {
    const entry = find(key);
    const loadIt = () => loadOnce(key, load, validity);
    if (!entry) return loadIt();
    const age = now() - entry.at;
    if (entry.value === null) return age < nullFor ? entry : loadIt();
    const isOutdated = Math.floor(entry.startedAt / reloadEveryMs) !== Math.floor(now() / reloadEveryMs);
    if (age < freshFor && !isOutdated) return entry;
    if (age < freshFor + staleFor && !isOutdated) {
      loadIt().catch((error: unknown) => onRefreshError?.(error, key.store));
      return entry;
    }
    try {
      return await loadIt();
    } catch (error) {
      if (age >= staleOnErrorFor) throw error;
      onRefreshError?.(error, key.store);
      return entry;
    }
  }

  async function readByVersion<T>(key: CacheKey<T>, load: () => Promise<T>, validity: Validity): Promise<CacheEntry> {
    const entry = find(key);
    if (entry && entry.version === validity.version && now() < entry.end) {
      entry.validAt = now();
      return entry;
    }
    try {
      return await loadOnce(key, load, validity);
    } catch (error) {
      if (!entry || entry.value === null || now() - entry.validAt >= staleOnErrorFor) throw error;
      onRefreshError?.(error, key.store);
      return { ...entry, end: now() + untrustedMs };
    }
  }

  return {
    async read<T>(key: CacheKey<T>, load: () => Promise<T>, validity = ofShortTime()): Promise<T> {
      const { version, horizon } = validity;
      const { value, end } = await (version === null ? readByAge : readByVersion)(key, load, validity);
      horizon.limit(end);
      return value as T;
    },
  };
}

const ofShortTime = (): Validity => ({ version: null, horizon: createHorizon() });
