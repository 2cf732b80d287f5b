import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../lazy/use-hydrated';
import { usePageContext } from '../../../routing/page-context';

/** The path inside the store from which this document was opened; null if it was opened from elsewhere. */
function storeReferrer(base: string): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin) return null;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/** The number of pages that the router opened in this tab without a new document. */
const routerIndex = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;

/** True when going back leads to a page of this store. */
export const hasHistory = (base: string) =>
  routerIndex(history.state) > 0 || (history.length > 1 && storeReferrer(base) !== null);

/** The path inside the store from which this page was opened, in this document or from the one before. */
export function usePreviousPath(): string | null {
  const { base } = usePageContext();
  const { pathname } = useLocation();
  const [trail, setTrail] = useState<{ here: string; before: string | null }>({ here: pathname, before: null });
  if (trail.here !== pathname) setTrail({ here: pathname, before: trail.here });
  const hydrated = useHydrated();
  return trail.before ?? (hydrated ? storeReferrer(base) : null);
}
