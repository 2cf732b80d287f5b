import { useEffect } from 'react';
import type { Loaded } from '../../api/loaded';

/** Opens the service worker's copy of the page, or its fallback, if the data of the page did not arrive. */
export function useStoredPage(loaded: Loaded<unknown>) {
  const isOffline = !loaded.ok && loaded.code === 'OFFLINE';
  useEffect(() => {
    if (isOffline && navigator.serviceWorker?.controller) location.reload();
  }, [isOffline]);
}
