import type { CacheBudget } from '../../cache/cache-budget';
import { createPageBytes, type PageBytes } from './page-bytes';

export interface CachedPage {
  bytes: PageBytes;
  madeAt: number;
  startedAt: number;
}

const fresh = 5_000;
const stale = 60_000;

/** Opening hours begin and end on full minutes, so no page outlives its minute. */
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** Cache key of a guest's page, which may depend on nothing else. */
export interface PageKey {
  storeUid: string;
  revision: string;
  locale: string;
  origin: string;
  base: string;
  path: string;
  /** Known parameters only, in a fixed order. */
  search: string;
}

const text = ({ storeUid, revision, locale, origin, base, path, search }: PageKey) =>
  JSON.stringify([storeUid, revision, locale, origin, base, path, search]);

/**
 * Caches guests' pages. They are fresh for 5 s, then served stale while a new one is rendered, for at most a minute. A
 * page that is rendered again with the same content keeps its bytes.
 */
export function createPageCache(caches: CacheBudget, now: () => number = Date.now) {
  const pages = caches.open<CachedPage>('pages');
  const renewing = new Set<string>();
  return {
    find(key: PageKey): { page: PageBytes; renew: boolean } | null {
      const name = text(key);
      const page = pages.get(name);
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY;
      if (!page || age > stale || minuteOf(page.startedAt) !== minuteOf(now())) return null;
      const renew = age > fresh && !renewing.has(name);
      if (renew) renewing.add(name);
      return { page: page.bytes, renew };
    },
    store(key: PageKey, status: number, html: string, nonce: string, startedAt = now()) {
      const name = text(key);
      const known = pages.get(name)?.bytes;
      const made = createPageBytes(status, html, nonce);
      const isSame = known?.etag === made.etag && known.status === status;
      const bytes = isSame ? known : made;
      pages.set(name, { bytes, madeAt: now(), startedAt }, bytes.size);
      if (isSame) void bytes.shrink();
    },
    renewed(key: PageKey) {
      renewing.delete(text(key));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
