import { LRUCache } from 'lru-cache';

/**
 * What each cache may take of the one budget. The shares are fixed, so that a flood of one kind, such as made-up
 * addresses, pushes out nothing of another: a store's last good configuration least of all.
 */
const shares = { stores: 0.25, content: 0.2, answers: 0.1, pages: 0.3, pictures: 0.15 } as const;

export type CacheName = keyof typeof shares;

/** Bytes for an entry's place in the tables, beside its key and its value. */
const overhead = 300;

/** A cache that drops what was used the longest ago when its share is full. */
export interface BoundedCache<V> {
  get(key: string): V | undefined;
  /** What is larger than the whole share is not cached. @param bytes of the value */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): void;
  count(): number;
}

export interface CacheUse {
  readonly cache: CacheName;
  readonly bytes: number;
  readonly maxBytes: number;
  readonly entries: number;
}

/** Bounds all caches of the process together, by bytes. */
export interface CacheBudget {
  /** Each name is opened once. */
  open<V extends object>(name: CacheName): BoundedCache<V>;
  use(): CacheUse[];
}

/** @param maxBytes of all caches together */
export function createCacheBudget(maxBytes: number): CacheBudget {
  const caches = new Map<CacheName, LRUCache<string, object>>();
  return {
    open<V extends object>(name: CacheName): BoundedCache<V> {
      if (caches.has(name)) throw new Error(`The cache "${name}" is open already`);
      const cache = new LRUCache<string, V>({ maxSize: Math.floor(maxBytes * shares[name]) });
      caches.set(name, cache as unknown as LRUCache<string, object>);
      return {
        get: (key) => cache.get(key),
        set: (key, value, bytes) => void cache.set(key, value, { size: Math.ceil(bytes) + 2 * key.length + overhead }),
        delete: (key) => void cache.delete(key),
        count: () => cache.size,
      };
    },
    use: () =>
      [...caches].map(([cache, { calculatedSize, maxSize, size }]) => ({
        cache,
        bytes: calculatedSize,
        maxBytes: maxSize,
        entries: size,
      })),
  };
}

/** Bytes that plain data takes in the heap: measured at 1.2 times its JSON where all letters are Latin. */
export const heapBytes = (value: unknown): number => 1.5 * (JSON.stringify(value, plainMap)?.length ?? 0);

const plainMap = (_key: string, value: unknown) =>
  value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
