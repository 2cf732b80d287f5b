import { subscribeToOrders } from './live';

const firstRetryMs = 1_000;
const maxRetryMs = 10_000;

/**
 * Refreshes what a page shows of orders whenever one of them has changed. A refresh that fails is tried again, ever more
 * rarely, until one succeeds; a newer change takes its place at once.
 * @param endpoint the facade's address, with the store in its query
 * @param refresh says whether it succeeded
 * @param isAbout whether a change concerns the page; null stands for any order
 * @returns what ends it
 */
export function refreshOnChange(
  endpoint: string,
  refresh: (signal: AbortSignal) => Promise<boolean>,
  isAbout: (order: string | null) => boolean = () => true,
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
      retry = setTimeout(() => start(failures + 1), Math.min(firstRetryMs * 2 ** failures, maxRetryMs));
    });
  }

  const unsubscribe = subscribeToOrders(endpoint, (order) => {
    if (isAbout(order)) start(0);
  });
  return () => {
    unsubscribe();
    clearTimeout(retry);
    controller.abort();
  };
}
