import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  const controller = new AbortController();
  addEventListener('online', listener, { signal: controller.signal });
  addEventListener('offline', listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Whether the browser has a network, which may still reach nothing. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
