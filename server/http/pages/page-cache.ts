import type { CacheBudget } from '../../cache/cache-budget';
import { createPageBytes, type PageBytes } from './page-bytes';
import type { PageReads } from './page-reads';

/** Why a page is as it is. */
export interface PageOrigins {
  /** The store's catalogue version before the page was rendered; null if the provider has none. */
  readonly catalogue: string | null;
  /** When it changes by the clock, in milliseconds since 1970; infinite if it does not. */
  readonly end: number;
  readonly reads: PageReads;
}

interface CachedPage {
  readonly bytes: PageBytes;
  readonly madeAt: number;
  readonly startedAt: number;
  readonly origins: PageOrigins;
  visits: number;
}

/**
 * `current`: everybody gets it. `old`: everybody gets it, and this visitor's request renders it again. `ended`: something
 * of the store has changed since, which the page may show.
 */
export type PageState = 'current' | 'old' | 'ended';

/** Milliseconds for which a page of a provider without catalogue versions is current, and then old. */
const fresh = 5_000;
const stale = 60_000;

/** A page that was sent so often is compressed better. */
const visitsToShrink = 10;

/** Opening hours begin and end on full minutes, so no page without a version outlives its minute. */
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Of Indonesia's time zones. */
const hoursFromUtc = [7, 8, 9];

/** A page may name its day, so none outlives it in any time zone of Indonesia. */
const daysAt = (moment: number) => hoursFromUtc.map((hours) => Math.floor((moment + hours * hourMs) / dayMs));

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

/**
 * Caches guests' pages until what they show changes. Without catalogue versions, they are fresh for 5 s, then served
 * stale while a new one is rendered, for at most a minute. A page that is rendered again with the same content keeps
 * its bytes.
 */
export function createPageCache(caches: CacheBudget, now: () => number = Date.now) {
  const pages = caches.open<CachedPage>('pages');
  const renewing = new Set<string>();
  const refreshes = new Map<string, Promise<PageBytes | null>>();

  const nameOf = ({ storeUid, revision, locale, origin, base, path, search }: PageKey, moment = now()) =>
    JSON.stringify([storeUid, revision, locale, origin, base, path, search, daysAt(moment)]);

  function stateByAge(name: string, { madeAt, startedAt }: CachedPage): PageState | null {
    const age = now() - madeAt;
    if (age > stale || minuteOf(startedAt) !== minuteOf(now())) return null;
    if (age <= fresh || renewing.has(name)) return 'current';
    renewing.add(name);
    return 'old';
  }

  const endOfDay = () => Math.min(...hoursFromUtc.map((hours) => dayMs - ((now() + hours * hourMs) % dayMs)));

  return {
    /** Milliseconds until the clock changes the page; 0 for one that is not stored. */
    validMs(key: PageKey, page: PageBytes): number {
      const cached = pages.get(nameOf(key));
      return cached?.bytes === page ? Math.min(cached.origins.end - now(), endOfDay()) : 0;
    },

    /** @param catalogue the store's catalogue version now */
    find(key: PageKey, catalogue: string | null): { page: PageBytes; state: PageState; reads: PageReads } | null {
      const name = nameOf(key);
      const cached = pages.get(name);
      if (!cached) return null;
      const { bytes, origins } = cached;
      const isCurrent = origins.catalogue === catalogue && now() < origins.end;
      const state = catalogue === null ? stateByAge(name, cached) : isCurrent ? 'current' : 'ended';
      if (!state) return null;
      cached.visits += 1;
      if (cached.visits === visitsToShrink) void bytes.shrink();
      return { page: bytes, state, reads: origins.reads };
    },

    store(
      key: PageKey,
      rendered: { status: number; html: string; nonce: string; startedAt: number },
      origins: PageOrigins,
    ): PageBytes {
      const { status, html, nonce, startedAt } = rendered;
      const name = nameOf(key, startedAt);
      const known = pages.get(name);
      const made = createPageBytes(status, html, nonce);
      const same = known?.bytes.etag === made.etag && known.bytes.status === status ? known : null;
      const bytes = same?.bytes ?? made;
      pages.set(name, { bytes, madeAt: now(), startedAt, origins, visits: same?.visits ?? 0 }, bytes.size);
      return bytes;
    },

    /** The page is still as it was. */
    keep(key: PageKey, origins: PageOrigins): PageBytes | null {
      const name = nameOf(key);
      const known = pages.get(name);
      if (!known) return null;
      pages.set(name, { ...known, origins }, known.bytes.size);
      return known.bytes;
    },

    /** Requests of a page that has ended wait for one refresh. @returns null if there is no page to send */
    refreshOnce(key: PageKey, catalogue: string | null, refresh: () => Promise<PageBytes | null>) {
      const name = JSON.stringify([nameOf(key), catalogue]);
      const running = refreshes.get(name);
      if (running) return running;
      const started = refresh().finally(() => refreshes.delete(name));
      refreshes.set(name, started);
      return started;
    },

    renewed(key: PageKey) {
      renewing.delete(nameOf(key));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
