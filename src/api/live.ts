import { useEffect } from 'react';
import { CustomerChangesDocument } from '../__generated__/documents/customer-changes';
import type { CustomerChangesSubscription } from '../__generated__/gql/graphql';
import { type DocumentRef, useExecute } from './execute';
import { boundPage, isReplaced } from '../storage/page-session';
import { usePageData } from './use-loaded';

export type CustomerChange = CustomerChangesSubscription['customerChanged'];

/** @param change null if anything may have changed */
type Listener = (change: CustomerChange | null) => void;

const pollDelay = 10_000;
const firstRetry = 1_000;
const maxRetryMs = 60_000;

const changeOf = (message: string): CustomerChange | null => {
  const { data } = JSON.parse(message) as { data?: CustomerChangesSubscription | null };
  return data?.customerChanged ?? null;
};

function streamUrl(endpoint: string): string {
  const url = new URL(endpoint, location.origin);
  url.searchParams.set('documentId', CustomerChangesDocument.id);
  // An EventSource sends no headers.
  url.searchParams.set('session', boundPage()?.session ?? '');
  return url.href;
}

/** Listens while the page is visible: to a stream, or to a timer while there is no stream. */
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
    // The page of another session is about to be replaced.
    if (typeof EventSource === 'undefined' || isReplaced()) return;
    source = new EventSource(streamUrl(endpoint));
    openedAt = Number.POSITIVE_INFINITY;
    source.addEventListener('open', () => {
      stopPolling();
      openedAt = Date.now();
      // Events in the meantime were missed.
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
      // Events between the page's answer and now only reached the other listeners.
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
 * Calls back when an order or a chat of the customer has changed: at once, or every 10 s while there is no stream. All
 * listeners share one stream. @param endpoint the facade's URL, with the store in its query
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
 * Refreshes a page whenever the customer's orders or chats have changed. A failed refresh is retried with growing
 * delays until one succeeds; a newer change replaces it at once. @param endpoint the facade's URL, with the store in
 * its query @param refresh resolves to whether it succeeded @returns a function that ends it
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
 * Replaces a document's answer whenever the customer's data has changed. @param endpoint the facade's URL
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
          // A signed-out visitor gets no events.
          return answer.ok || answer.code === 'SIGNED_OUT';
        },
        isAbout,
      ),
    [endpoint, execute, pageData, document, variables, isAbout],
  );
}
