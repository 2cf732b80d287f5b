import { useEffect } from 'react';
import type { Loaded } from '../../api/loaded';

/** Opens the page as the service worker has it, or what it shows in its place, where its data did not come. */
export function useStoredPage(loaded: Loaded<unknown>) {
  const isOffline = !loaded.ok && loaded.code === 'OFFLINE';
  useEffect(() => {
    if (isOffline && navigator.serviceWorker?.controller) location.reload();
  }, [isOffline]);
}
