import { useEffect } from 'react';
import { CustomerChangesDocument } from '../__generated__/documents/customer-changes';
import type { CustomerChangesSubscription } from '../__generated__/gql/graphql';
import { type DocumentRef, useExecute } from './execute';
import { boundPage } from '../storage/page-session';
import { usePageData } from './use-loaded';

export type CustomerChange = CustomerChangesSubscription['customerChanged'];

/** @param change null where anything may have changed */
type Listener = (change: CustomerChange | null) => void;

const pollDelay = 10_000;
const firstRetry = 1_000;
const maxRetryMs = 60_000;

const changeOf = (message: string): CustomerChange | null => {
  const { data } = JSON.parse(message) as { data?: CustomerChangesSubscription | null };
  return data?.customerChanged ?? null;
};

function streamAddress(endpoint: string): string {
  const address = new URL(endpoint, location.origin);
  address.searchParams.set('documentId', CustomerChangesDocument.id);
  // An EventSource sends no headers.
  address.searchParams.set('session', boundPage()?.session ?? '');
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

  const tell = (change: CustomerChange | null) => {
    for (const listener of listeners) listener(change);
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
    source.addEventListener('next', ({ data }: MessageEvent<string>) => tell(changeOf(data)));
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
 * Calls back when an order or a chat of the customer has changed: at once, or every 10 s while nothing can tell. All who listen
 * share one stream.
 * @param endpoint the facade's address, with the store in its query
 */
export function subscribeToChanges(endpoint: string, listener: Listener): () => void {
  const live = lives.get(endpoint) ?? createLive(endpoint);
  lives.set(endpoint, live);
  return live(listener);
}

const firstRefreshMs = 1_000;
const maxRefreshMs = 10_000;

/** Whether a change concerns a page; null may be anything. */
export type IsAbout = (change: CustomerChange | null) => boolean;

export const isAboutOrders = (
  change: CustomerChange | null,
): change is Extract<CustomerChange, { __typename: 'OrderChange' }> | null =>
  !change || change.__typename === 'OrderChange';

/**
 * Refreshes what a page shows whenever the customer's orders or chats have changed. A refresh that fails is tried again, ever more
 * rarely, until one succeeds; a newer change takes its place at once.
 * @param endpoint the facade's address, with the store in its query
 * @param refresh says whether it succeeded
 * @returns what ends it
 */
export function refreshOnChange(
  endpoint: string,
  refresh: (signal: AbortSignal) => Promise<boolean>,
  isAbout: IsAbout = () => true,
): () => void {
  let controller = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;

  function start(failures: number) {
    clearTimeout(retry);
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    void refresh(signal).then((succeeded) => {
      if (succeeded || signal.aborted) return;
      retry = setTimeout(() => start(failures + 1), Math.min(firstRefreshMs * 2 ** failures, maxRefreshMs));
    });
  }

  const unsubscribe = subscribeToChanges(endpoint, (change) => {
    if (isAbout(change)) start(0);
  });
  return () => {
    unsubscribe();
    clearTimeout(retry);
    controller.abort();
  };
}

/**
 * Replaces a document's answer whenever something of the customer's has changed.
 * @param endpoint the facade's address
 * @param variables the same object until they change
 */
export function useLiveDocument<Data, Variables extends object>(
  endpoint: string,
  document: DocumentRef<Data, Variables>,
  variables: Variables,
  isAbout?: IsAbout,
) {
  const execute = useExecute();
  const pageData = usePageData();
  useEffect(
    () =>
      refreshOnChange(
        endpoint,
        async (signal) => {
          const answer = await execute(document, variables, signal);
          if (answer.ok && !signal.aborted) pageData.replace(document, variables, answer.data);
          // A signed-out visitor has nothing to wait for.
          return answer.ok || answer.code === 'SIGNED_OUT';
        },
        isAbout,
      ),
    [endpoint, execute, pageData, document, variables, isAbout],
  );
}
