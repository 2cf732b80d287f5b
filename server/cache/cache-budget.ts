import { LRUCache } from 'lru-cache';

/**
 * Shares are fixed, so that a flood of one kind, such as invented URLs, cannot evict another kind, least of all
 * configurations.
 */
export const cacheShares = { stores: 0.25, content: 0.2, answers: 0.1, pages: 0.3, pictures: 0.15 } as const;

export type CacheName = keyof typeof cacheShares;

/** Bytes of an entry in addition to its key and value. */
const overhead = 300;

/** Evicts the least recently used entries when its share is full. */
export interface BoundedCache<V> {
  get(key: string): V | undefined;
  /** Does not cache a value larger than the whole share. @param bytes size of the value */
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

export interface CacheBudget {
  open<V extends object>(name: CacheName): BoundedCache<V>;
  use(): CacheUse[];
}

export function createCacheBudget(maxBytes: number): CacheBudget {
  const caches = new Map<CacheName, LRUCache<string, object>>();
  return {
    open<V extends object>(name: CacheName): BoundedCache<V> {
      if (caches.has(name)) throw new Error(`The cache "${name}" is open already`);
      const cache = new LRUCache<string, V>({ maxSize: Math.floor(maxBytes * cacheShares[name]) });
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

/** Bytes of plain data in the heap: measured at 1.2 times its JSON if all letters are Latin. */
export const heapBytes = (value: unknown): number => 1.5 * (JSON.stringify(value, plainMap)?.length ?? 0);

const plainMap = (_key: string, value: unknown) =>
  value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
