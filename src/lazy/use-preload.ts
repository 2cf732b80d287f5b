import { useEffect } from 'react';
import type { LazyComponent } from './lazy-component';
import { restFor } from './hydrate-near';

/**
 * Loads a part that is likely to be needed next, when the page is at rest. A failure is shown when the part is needed.
 */
export function usePreload({ preload }: Pick<LazyComponent<never>, 'preload'>) {
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => undefined), restFor);
    return () => clearTimeout(timer);
  }, [preload]);
}
