import { useEffect } from 'react';
import type { LazyComponent } from './lazy-component';

const touches = ['pointerdown', 'keydown'] as const;

/**
 * Loads a part that is likely to be needed next, when the page is first touched. A failure is shown when the part is
 * needed.
 */
export function usePreload({ preload }: Pick<LazyComponent<never>, 'preload'>) {
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      void preload().catch(() => undefined);
    };
    for (const name of touches)
      addEventListener(name, load, { capture: true, passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [preload]);
}
