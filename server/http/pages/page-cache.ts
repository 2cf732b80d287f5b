import type { CacheBudget } from '../../cache/cache-budget';

export interface CachedPage {
  status: number;
  pieces: readonly Buffer[];
  madeAt: number;
  startedAt: number;
}

const fresh = 5_000;
const stale = 60_000;
const pieceBytes = 100;

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
  inspected: boolean;
}

const text = ({ storeUid, revision, locale, origin, base, path, search, inspected }: PageKey) =>
  JSON.stringify([storeUid, revision, locale, origin, base, path, search, inspected]);

/** All pieces share one block of memory. */
function split(html: string, nonce: string): { whole: Buffer; pieces: Buffer[] } {
  const texts = html.split(nonce);
  const whole = Buffer.from(texts.join(''));
  let end = 0;
  const pieces = texts.map((text) => {
    const start = end;
    end += Buffer.byteLength(text);
    return whole.subarray(start, end);
  });
  return { whole, pieces };
}

export function withNonce({ pieces }: CachedPage, nonce: string): Buffer {
  const nonceBytes = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonceBytes, piece])));
}

/**
 * Caches guests' pages. They are fresh for 5 s, then served stale while a new one is rendered, for at most a minute.
 */
export function createPageCache(caches: CacheBudget, now: () => number = Date.now) {
  const pages = caches.open<CachedPage>('pages');
  const renewing = new Set<string>();
  return {
    find(key: PageKey): { page: CachedPage; renew: boolean } | null {
      const name = text(key);
      const page = pages.get(name);
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY;
      if (!page || age > stale || minuteOf(page.startedAt) !== minuteOf(now())) return null;
      const renew = age > fresh && !renewing.has(name);
      if (renew) renewing.add(name);
      return { page, renew };
    },
    store(key: PageKey, status: number, html: string, nonce: string, startedAt = now()) {
      const { whole, pieces } = split(html, nonce);
      pages.set(text(key), { status, pieces, madeAt: now(), startedAt }, whole.length + pieces.length * pieceBytes);
    },
    renewed(key: PageKey) {
      renewing.delete(text(key));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
