import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { boundCache } from './bound-cache';
import { cacheName } from './scope';

export const assetCache = cacheName('assets');
const maxAssets = 300;
const maxPictures = 150;

const filesOf = (cache: string, maxEntries: number) =>
  new CacheFirst({ cacheName: cache, plugins: [boundCache(maxEntries)] });

/** Scripts, styles and fonts, whose names carry a hash, and pictures, whose names never change their picture. */
export function serveFiles() {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    filesOf(assetCache, maxAssets),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
    filesOf(cacheName('pictures'), maxPictures),
  );
}
