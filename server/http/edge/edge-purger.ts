import type { Settings } from '../../base/settings';
import type { Log } from '../../base/log';

export interface EdgePurger {
  /** The pages with the key are no longer held: at once, and again after what was on its way has arrived. */
  purge(key: string): void;
  close(): void;
}

interface EdgePurgerOptions {
  readonly settings: Pick<Settings, 'EDGE_PURGE'>;
  readonly log: Log;
  /** Milliseconds between two purges of a key. */
  readonly pauseMs?: number;
}

const timeoutMs = 2_000;

/** Sends each edge of `EDGE_PURGE` a request with the key, which also stands for `{key}` in its URL. */
export function createEdgePurger({ settings, log, pauseMs = 1_000 }: EdgePurgerOptions): EdgePurger {
  const edges = settings.EDGE_PURGE.split(',').flatMap((edge) => {
    const [method, url] = edge.trim().split(' ');
    return method && url ? [{ method, url }] : [];
  });
  const pauses = new Map<string, NodeJS.Timeout>();
  const changedSince = new Set<string>();

  async function send(key: string) {
    const sent = edges.map(async ({ method, url }) => {
      const response = await fetch(url.replace('{key}', encodeURIComponent(key)), {
        method,
        headers: { 'surrogate-key': key },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The edge answered ${response.status}`);
    });
    for (const outcome of await Promise.allSettled(sent)) {
      if (outcome.status === 'fulfilled') continue;
      log.warn({ err: outcome.reason as unknown, key }, 'An edge was not purged; it is tried again');
      changedSince.add(key);
    }
  }

  function pauseThenSend(key: string) {
    const pause = setTimeout(() => {
      changedSince.delete(key);
      void send(key).then(() => {
        pauses.delete(key);
        if (changedSince.delete(key)) pauseThenSend(key);
      });
    }, pauseMs);
    pauses.set(key, pause);
  }

  return {
    purge(key) {
      if (edges.length === 0) return;
      if (pauses.has(key)) {
        changedSince.add(key);
        return;
      }
      void send(key);
      pauseThenSend(key);
    },
    close() {
      for (const pause of pauses.values()) clearTimeout(pause);
      edges.length = 0;
    },
  };
}
