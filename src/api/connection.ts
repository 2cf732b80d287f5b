/**
 * Calls back whenever the network may be there again: the browser says so, or the page is seen again after a sleep.
 * @returns what ends it
 */
export function onConnectionReturn(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), { signal });
  return () => controller.abort();
}
