import { OrderChangesDocument } from '../__generated__/documents/order-changes';
import type { OrderChangesSubscription } from '../__generated__/gql/graphql';

/** @param order that has changed; null where any may have */
type Listener = (order: string | null) => void;

const pollDelay = 10_000;
const firstRetry = 1_000;
const maxRetryMs = 60_000;

const orderOf = (message: string): string | null => {
  const { data } = JSON.parse(message) as { data?: OrderChangesSubscription | null };
  return data?.orderChanged.id ?? null;
};

function streamAddress(endpoint: string): string {
  const address = new URL(endpoint, location.origin);
  address.searchParams.set('documentId', OrderChangesDocument.id);
  return address.href;
}

/** Listens while the page is seen: to a stream, and to the clock while there is none. */
function createLive(endpoint: string) {
  const listeners = new Set<Listener>();
  let source: EventSource | null = null;
  let openedAt = 0;
  let failures = 0;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  const tell = (order: string | null) => {
    for (const listener of listeners) listener(order);
  };

  function connect() {
    if (typeof EventSource === 'undefined') return;
    source = new EventSource(streamAddress(endpoint));
    openedAt = Number.POSITIVE_INFINITY;
    source.addEventListener('open', () => {
      stopPolling();
      openedAt = Date.now();
      // Nobody was told of events in the meantime.
      tell(null);
    });
    source.addEventListener('next', ({ data }: MessageEvent<string>) => tell(orderOf(data)));
    // By default a browser reconnects immediately and forever, or never after a refusal.
    source.addEventListener('error', () => {
      disconnect();
      poll();
      failures = Date.now() - openedAt >= maxRetryMs ? 0 : failures + 1;
      retrying = setTimeout(connect, Math.min(firstRetry * 2 ** failures, maxRetryMs) * (0.5 + Math.random() / 2));
    });
  }

  function disconnect() {
    clearTimeout(retrying);
    source?.close();
    source = null;
  }

  function poll() {
    polling ??= setInterval(() => tell(null), pollDelay);
  }

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function follow() {
    disconnect();
    stopPolling();
    if (document.hidden || listeners.size === 0) return;
    poll();
    connect();
  }

  return (listener: Listener) => {
    listeners.add(listener);
    if (listeners.size === 1) {
      document.addEventListener('visibilitychange', follow);
      addEventListener('online', follow);
      follow();
    } else if (source && Number.isFinite(openedAt)) {
      // Earlier events since the page's answer went to the other listeners only.
      listener(null);
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', follow);
      follow();
    };
  };
}

const lives = new Map<string, ReturnType<typeof createLive>>();

/**
 * Calls back when an order of the customer has changed: at once, or every 10 s while nothing can tell. All who listen
 * share one stream.
 * @param endpoint the facade's address, with the store in its query
 */
export function subscribeToOrders(endpoint: string, listener: Listener): () => void {
  const live = lives.get(endpoint) ?? createLive(endpoint);
  lives.set(endpoint, live);
  return live(listener);
}
