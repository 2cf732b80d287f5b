import { LRUCache } from 'lru-cache';

/** A guest's page, split where its nonce stands: the same for every guest of the store and the language. */
export interface KeptPage {
  status: number;
  pieces: readonly string[];
  madeAt: number;
}

const fresh = 5_000;
const stale = 60_000;
const mostBytes = 256 * 1024 * 1024;

/** Names a guest's page. Nothing of a page may depend on what is not in here. */
export interface PageKey {
  storeUid: string;
  revision: string;
  locale: string;
  origin: string;
  base: string;
  path: string;
  /** Known parameters alone, in one order. */
  search: string;
  /** It waits for an inspector. */
  inspected: boolean;
}

const text = ({ storeUid, revision, locale, origin, base, path, search, inspected }: PageKey) =>
  JSON.stringify([storeUid, revision, locale, origin, base, path, search, inspected]);

/** Pages of guests: fresh for 5 s, then given once more while they are made anew, for at most a minute. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ pieces }) => pieces.reduce((sum, piece) => sum + piece.length * 2, 1),
  });
  const renewing = new Set<string>();
  return {
    find(key: PageKey): { page: KeptPage; renew: boolean } | null {
      const name = text(key);
      const page = pages.get(name);
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY;
      if (!page || age > stale) return null;
      const renew = age > fresh && !renewing.has(name);
      if (renew) renewing.add(name);
      return { page, renew };
    },
    keep(key: PageKey, status: number, html: string, nonce: string) {
      pages.set(text(key), { status, pieces: html.split(nonce), madeAt: now() });
    },
    /** Ends a renewal, whether it kept a page or not. */
    renewed(key: PageKey) {
      renewing.delete(text(key));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
