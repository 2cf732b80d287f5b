import { type BoundedCache, heapBytes } from './cache-budget';

declare const held: unique symbol;

/** A key that names its store and locale, and the type of what stands under it. */
export interface CacheKey<T> {
  readonly text: string;
  readonly store: string;
  readonly [held]?: T;
}

interface CacheScope {
  /** The store's id; empty only for what belongs to no store, as the directory. */
  readonly store: string;
  readonly revision: string;
  readonly locale: string;
}

/** The only way to a key: a kind of value, for whom it is, and every input that it depends on. */
export function cacheKey<T>(
  kind: string,
  { store, revision, locale }: CacheScope,
  ...inputs: readonly (string | number)[]
): CacheKey<T> {
  return { text: JSON.stringify([kind, store, revision, locale, ...inputs]), store };
}

interface CacheOptions {
  readonly entries: BoundedCache<CacheEntry>;
  /** Bytes of a value: as plain data in the heap unless given. */
  readonly sizeOf?: (value: unknown) => number;
  /** For so many milliseconds a value is given as it is. */
  readonly freshFor: number;
  /** For so many more it is given while a new one is loaded. */
  readonly staleFor: number;
  /** For so many milliseconds of age it is still given where loading a new one fails. */
  readonly staleOnErrorFor: number;
  /** Nulls are kept no longer than this: what is missing now may be there in a moment. */
  readonly nullFor: number;
  readonly now?: () => number;
  readonly onRefreshError?: (error: unknown, store: string) => void;
}

/** A bounded cache: many readers of one key make one load, and errors are never kept. */
export interface Cache {
  read<T>(key: CacheKey<T>, load: () => Promise<T>): Promise<T>;
}

interface CacheEntry {
  readonly store: string;
  readonly value: unknown;
  readonly at: number;
}

export function createCache(options: CacheOptions): Cache {
  const { entries, freshFor, staleFor, staleOnErrorFor, nullFor, onRefreshError } = options;
  const { now = Date.now, sizeOf = heapBytes } = options;
  const loads = new Map<string, Promise<unknown>>();

  function loadOnce<T>(key: CacheKey<T>, load: () => Promise<T>): Promise<T> {
    const running = loads.get(key.text) as Promise<T> | undefined;
    if (running) return running;
    const started = load()
      .then((value) => {
        entries.set(key.text, { store: key.store, value, at: now() }, sizeOf(value));
        return value;
      })
      .finally(() => loads.delete(key.text));
    loads.set(key.text, started);
    return started;
  }

  /** An entry under the right key whose store is another would be a fault of ours; it is not given out. */
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
      if (age < freshFor) return value;
      if (age < freshFor + staleFor) {
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
