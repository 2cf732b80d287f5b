import { LRUCache } from 'lru-cache';
import { createApps, type LoadedStore, type StoreReference } from '../domains/stores/adapter';
import type { StoreRecord } from '../domains/stores/store-record';
import type { Log } from '../base/log';
import type { Locale } from '../base/locale';
import type { ProviderClient } from '../provider-client/provider-client';
import type { StoreChanges } from './store-changes';
import { type CacheBudget, heapBytes } from '../cache/cache-budget';
import type { Settings } from '../base/settings';

async function withTimeout<T>(work: Promise<T>, milliseconds: number, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), milliseconds);
  });
  try {
    return await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}

interface StoreRecordsOptions {
  readonly provider: ProviderClient;
  readonly caches: CacheBudget;
  /** By default, no changes are told. */
  readonly changes?: Pick<StoreChanges, 'isUnchangedSince'>;
  readonly now?: () => number;
  /** Milliseconds for which a configuration is not revalidated if nothing tells its changes. */
  readonly freshFor?: number;
  /** Milliseconds that a request waits for a newer configuration before it uses the last good one. */
  readonly timeoutMs?: number;
}

interface StoreRecords {
  count(): number;
  /** What `find` answers, if it is known to be the current one and a later change will be told; otherwise null. */
  told(reference: StoreReference, locale: Locale): StoreRecord | null;
  /** @throws ProviderError if the provider fails and there is no last good configuration. */
  find(
    reference: StoreReference,
    request: { readonly requestId: string; readonly log: Log; readonly locale?: Locale },
  ): Promise<StoreRecord | null>;
}

function nameOf(reference: StoreReference, locale: Locale = 'id'): string {
  const name = 'host' in reference ? `host ${reference.host}` : reference.codename;
  return locale === 'id' ? name : `${name} ${locale}`;
}

interface StoreRequest {
  readonly requestId: string;
  readonly log: Log;
  readonly locale: Locale;
}

type CachedRecord = Pick<LoadedStore, 'etag'> & {
  record: StoreRecord;
  expires: number | null;
  checkedAt: number;
};

/** Milliseconds after which a store is asked for again although no change was told. */
const recheckMs = 30_000;

/**
 * Store configurations by language: revalidated after a change, or after a second if changes are not told, and served while the provider is down or its
 * replies are invalid. Unknown names are cached separately, so that they cannot evict a store.
 */
export function createStoreRecords({
  provider,
  caches,
  changes,
  now = Date.now,
  freshFor = 1_000,
  timeoutMs = 1_000,
}: StoreRecordsOptions): StoreRecords {
  const good = caches.open<CachedRecord>('stores');
  const missing = new LRUCache<string, number>({ max: 2_000 });
  const checks = new Map<string, Promise<StoreRecord | null>>();

  async function check(name: string, reference: StoreReference, request: StoreRequest): Promise<StoreRecord | null> {
    const { requestId, log, locale } = request;
    const cached = good.get(name);
    const startedAt = now();
    const calls = provider.forRequest({ store: name, requestId, locale });
    try {
      const answer = await createApps(calls).find(reference, cached?.etag ?? null);
      if (answer === null) {
        good.delete(name);
        missing.set(nameOf(reference), startedAt);
        return null;
      }
      const { record, etag, catalogue, expires } = answer;
      if (record) {
        good.set(name, { record, etag, expires, checkedAt: startedAt }, heapBytes(record));
        missing.delete(name);
        return record;
      }
      if (!cached) return null;
      if (catalogue !== cached.record.catalogue) cached.record = { ...cached.record, catalogue };
      Object.assign(cached, { expires, checkedAt: startedAt });
      return cached.record;
    } catch (error) {
      if (!cached) throw error;
      cached.checkedAt = now();
      log.warn(
        { err: error, requestId, store: name },
        'the store could not be loaded; its last good configuration is used',
      );
      return cached.record;
    }
  }

  /** Asked for at most once in `freshFor`, however often it changes. */
  function isCurrent({ record, checkedAt, expires }: CachedRecord): boolean {
    const age = now() - checkedAt;
    if (age < freshFor) return true;
    if (expires !== null && now() >= expires) return false;
    return age < recheckMs && (changes?.isUnchangedSince(record.store.codename, checkedAt) ?? false);
  }

  const checkOnce = (name: string, ...rest: [StoreReference, StoreRequest]) => {
    const running = checks.get(name);
    if (running) return running;
    const started = check(name, ...rest).finally(() => checks.delete(name));
    checks.set(name, started);
    return started;
  };

  const findNamed: StoreRecords['find'] = async (reference, { locale = 'id', ...request }) => {
    const name = nameOf(reference, locale);
    const cached = good.get(name);
    if (cached && isCurrent(cached)) return cached.record;
    if (!cached && now() - (missing.get(nameOf(reference)) ?? Number.NEGATIVE_INFINITY) < freshFor) return null;
    const checked = checkOnce(name, reference, { ...request, locale });
    return cached ? withTimeout(checked, timeoutMs, cached.record) : checked;
  };

  return {
    count: () => good.count(),

    told(reference, locale) {
      const cached = good.get(nameOf(reference, locale));
      if (!cached || !isCurrent(cached)) return null;
      const { record, checkedAt } = cached;
      return changes?.isUnchangedSince(record.store.codename, checkedAt) ? record : null;
    },

    async find(reference, request) {
      if (!('host' in reference) || reference.otherwise === undefined) return findNamed(reference, request);
      const { host, otherwise } = reference;
      const ofHost = await findNamed({ host }, request).catch((error: unknown) => {
        // While the provider is down, only hosts that were recently without a store get the fallback store.
        if (missing.has(nameOf({ host }))) return null;
        throw error;
      });
      return ofHost ?? findNamed({ codename: otherwise }, request);
    },
  };
}

const maxCandidates = 5;

interface Options {
  provider: ProviderClient;
  settings: Pick<Settings, 'MULTI_TENANT' | 'STORE_CODENAME'>;
  storeRecord: (reference: StoreReference) => Promise<StoreRecord | null>;
}

/** Loads the configuration of this process's store, or of any store. @throws ProviderError if the provider fails */
export async function loadAnyStore({ provider, settings, storeRecord }: Options): Promise<void> {
  const only = settings.MULTI_TENANT ? '' : settings.STORE_CODENAME;
  const codenames = only
    ? [only]
    : (await createApps(provider.forRequest({ store: '', requestId: 'server' })).list(1)).stores.map(
        ({ codename }) => codename,
      );
  for (const codename of codenames.slice(0, maxCandidates)) {
    // Failures are logged where they occur.
    if (await storeRecord({ codename }).catch(() => null)) return;
  }
}
