/** Deletes the oldest entries; a cache lists its entries in the order in which they were put. */
async function trimCache(name: string, maxEntries: number): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const excess = requests.slice(0, Math.max(0, requests.length - maxEntries));
  await Promise.all(excess.map((request) => cache.delete(request, { ignoreVary: true })));
}

export async function boundedPut(name: string, maxEntries: number, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  await trimCache(name, maxEntries);
}

/** A plugin that limits the cache of a strategy to `maxEntries`. */
export const boundCache = (maxEntries: number) => ({
  cacheDidUpdate: ({ cacheName }: { cacheName: string }) => trimCache(cacheName, maxEntries),
});
