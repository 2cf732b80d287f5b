/**
 * Calls back when the network may be back: on `online`, or when the page becomes visible again.
 * @returns unsubscribe
 */
export function onConnectionReturn(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), { signal });
  return () => controller.abort();
}
