import { LRUCache } from 'lru-cache';
import { createApps, type StoreReference, type StoreVersion } from '../adapters/apps';
import type { StoreRecord } from '../adapters/store-record';
import type { Log } from '../graphql/log';
import type { ProviderClient } from '../provider-client/provider-client';
import { withPatience } from './with-patience';

export interface StoreRecordsOptions {
  readonly provider: ProviderClient;
  readonly now?: () => number;
  /** Milliseconds for which a configuration is not asked about again. */
  readonly freshFor?: number;
  /** Milliseconds that a request waits for a newer configuration before it takes the last good one. */
  readonly patience?: number;
}

export interface StoreRecords {
  /** @throws ProviderError where the provider fails and there is no last good configuration. */
  find(
    reference: StoreReference,
    request: { readonly requestId: string; readonly log: Log },
  ): Promise<StoreRecord | null>;
}

interface Kept extends StoreVersion {
  checkedAt: number;
}

/**
 * Configurations of stores: asked about again when older than a second, and kept while the provider is down or answers
 * garbage. Names that no store has are remembered apart, so that they can't push a store out.
 */
export function createStoreRecords({
  provider,
  now = Date.now,
  freshFor = 1_000,
  patience = 1_000,
}: StoreRecordsOptions): StoreRecords {
  const good = new LRUCache<string, Kept>({ max: 2_000 });
  const missing = new LRUCache<string, number>({ max: 2_000 });
  const checks = new Map<string, Promise<void>>();

  async function check(name: string, reference: StoreReference, requestId: string, log: Log): Promise<void> {
    const kept = good.get(name);
    const startedAt = now();
    const calls = provider.forRequest({ store: name, requestId });
    try {
      const found = await createApps(calls).find(reference, kept?.etag ?? null);
      if (found === null) {
        good.delete(name);
        missing.set(name, startedAt);
      } else if (found !== 'unchanged') {
        good.set(name, { ...found, checkedAt: startedAt });
      } else if (kept) {
        kept.checkedAt = startedAt;
      }
    } catch (error) {
      if (!kept) throw error;
      kept.checkedAt = now();
      log.warn({ err: error, requestId, store: name }, 'the last good configuration is shown');
    }
  }

  const checkOnce = (name: string, ...rest: [StoreReference, string, Log]) => {
    const running = checks.get(name);
    if (running) return running;
    const started = check(name, ...rest).finally(() => checks.delete(name));
    checks.set(name, started);
    return started;
  };

  return {
    async find(reference, { requestId, log }) {
      const name = 'host' in reference ? `host ${reference.host}` : reference.codename;
      const kept = good.get(name);
      if (kept && now() - kept.checkedAt < freshFor) return kept.record;
      if (!kept && now() - (missing.get(name) ?? Number.NEGATIVE_INFINITY) < freshFor) return null;
      const checked = checkOnce(name, reference, requestId, log);
      await (kept ? withPatience(checked, patience) : checked);
      return good.get(name)?.record ?? null;
    },
  };
}
