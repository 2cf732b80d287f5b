import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * The attributes of a lazy picture, of which the server's HTML says that it may be far from the viewport:
 * `early/far-pictures.ts` loads it when it is near, and takes the mark away before hydration.
 */
export function useFar() {
  const isFromServer = !useHydrated();
  const [far] = useState(isFromServer);
  return { loading: 'lazy', ...(far && { 'data-far': '', suppressHydrationWarning: true }) } as const;
}
