import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { boundCache } from './bound-cache';
import { cacheName } from './scope';

/** By the start of their URLs; the content under a URL never changes. */
const files = [
  { start: '/assets/', cache: cacheName('assets'), maxEntries: 300 },
  { start: '/images/', cache: cacheName('pictures'), maxEntries: 150 },
] as const;

const fileOf = ({ pathname, origin }: URL) =>
  origin === location.origin ? files.find(({ start }) => pathname.startsWith(start)) : undefined;

/** Serves scripts, styles, fonts and pictures from the cache, which evicts the least recently used files. */
export function serveFiles() {
  for (const file of files) {
    const plugins = [boundCache(file.maxEntries)];
    registerRoute(
      ({ url }) => fileOf(url) === file,
      new CacheFirst({ cacheName: file.cache, plugins, matchOptions: { ignoreVary: true } }),
    );
  }
}

/** Stores files that a page loaded before the worker was active; missing files do not matter. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const url = new URL(path, location.origin);
      const file = fileOf(url);
      if (!file) return;
      const cache = await caches.open(file.cache);
      if (!(await cache.match(url.href, { ignoreVary: true }))) await cache.add(url.href).catch(() => undefined);
    }),
  );
}

/** The files that a document refers to: its scripts, styles and fonts. */
export const storeFilesOf = (html: string) =>
  storeFiles([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path));
