import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../lazy/use-hydrated';
import { usePageContext } from '../../../routing/page-context';
import { storeReferrer } from '../overlays/store-referrer';

/** The path inside the store from which this page was opened, in this document or from the one before. */
export function usePreviousPath(): string | null {
  const { base } = usePageContext();
  const { pathname } = useLocation();
  const [trail, setTrail] = useState<{ here: string; before: string | null }>({ here: pathname, before: null });
  if (trail.here !== pathname) setTrail({ here: pathname, before: trail.here });
  const hydrated = useHydrated();
  return trail.before ?? (hydrated ? storeReferrer(base) : null);
}
