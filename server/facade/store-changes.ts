import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../base/log';
import type { ProviderClient } from '../provider-client/provider-client';

export interface StoreChanges {
  /** Whether a change of the store since that moment would have been told, and none was. */
  isUnchangedSince(codename: string, moment: number): boolean;
  /** Asks the provider to tell changes, again and again, until `close`. */
  watch(): void;
  /** @param listener is called with the codename of each store that has changed; with null if any may have */
  onChange(listener: (codename: string | null) => void): void;
  close(): Promise<void>;
}

interface StoreChangesOptions {
  readonly provider: Pick<ProviderClient, 'forRequest'>;
  readonly log: Log;
  readonly now: () => number;
  /** Milliseconds before the first attempt after a loss; then twice as long after each failure. */
  readonly retryMs?: number;
}

const maxRetryMs = 30_000;

/** Changes of stores that the provider tells. While it does not, nothing is known to be unchanged. */
export function createStoreChanges({ provider, log, now, retryMs = 500 }: StoreChangesOptions): StoreChanges {
  const stopping = new AbortController();
  const { signal } = stopping;
  let toldSince = Number.POSITIVE_INFINITY;
  const changedAt = new Map<string, number>();
  const listeners: ((codename: string | null) => void)[] = [];
  const tell = (codename: string | null) => listeners.forEach((listener) => listener(codename));
  let watching: Promise<void> | undefined;

  async function follow() {
    const calls = provider.forRequest({ store: 'store events', requestId: 'server', signal });
    const events = await calls.streamStoreEvents();
    changedAt.clear();
    toldSince = now();
    tell(null);
    for await (const { name, data } of events) {
      if (name !== 'store') continue;
      const codename = codenameOf(data);
      changedAt.set(codename, now());
      tell(codename);
    }
  }

  async function watch() {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await follow();
      } catch (error) {
        if (signal.aborted) return;
        if (failures === 0)
          log.info({ err: error }, 'The provider does not tell which stores change; they are asked for');
      }
      failures = toldSince === Number.POSITIVE_INFINITY ? failures + 1 : 0;
      if (failures === 0) tell(null);
      toldSince = Number.POSITIVE_INFINITY;
      await pause(Math.min(maxRetryMs, retryMs * 2 ** failures), undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    isUnchangedSince: (codename, moment) =>
      toldSince < moment && (changedAt.get(codename) ?? Number.NEGATIVE_INFINITY) < moment,
    onChange: (listener) => void listeners.push(listener),
    watch() {
      watching ??= watch();
    },
    async close() {
      stopping.abort();
      await watching;
    },
  };
}

function codenameOf(data: string): string {
  const event = JSON.parse(data) as { codename?: unknown } | null;
  return String(event?.codename);
}
