import { useEffect } from 'react';
import type { LazyComponent } from './lazy-component';
import { restFor } from './hydrate-near';

/** Loads a part that is likely to be wanted next, once the page is at rest. A failure shows when the part is wanted. */
export function usePreload({ preload }: Pick<LazyComponent<never>, 'preload'>) {
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => undefined), restFor);
    return () => clearTimeout(timer);
  }, [preload]);
}
