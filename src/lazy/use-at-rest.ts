import { useEffect, useState } from 'react';
import { restFor } from './hydrate-near';

const touches = ['pointerdown', 'keydown'] as const;

/** True once the page has rested, or is touched. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest) return undefined;
    const controller = new AbortController();
    const end = () => setAtRest(true);
    const timer = setTimeout(end, restFor);
    for (const name of touches)
      addEventListener(name, end, { capture: true, passive: true, signal: controller.signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAtRest]);
  return isAtRest;
}
