import { useEffect, useRef } from 'react';
import { readEntry, writeEntry } from '../api/entry-state';

const name = 'scroll';

export interface ScrollKept {
  /** The page is longer than its html was, so that the browser could not find the place again. */
  kept: boolean;
  /** What was loaded when the visitor left is there again. */
  restored: boolean;
}

/**
 * Keeps how far a page was scrolled over a reload and over the way back from another document. Within one document the
 * browser does that itself.
 */
export function useScrollKept({ kept, restored }: ScrollKept) {
  useEffect(() => {
    if (!kept) return;
    const keep = () => writeEntry(name, scrollY);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [kept]);

  const done = useRef(false);
  useEffect(() => {
    if (!restored || done.current) return;
    done.current = true;
    const place = readEntry(name);
    if (typeof place === 'number' && scrollY < place) scrollTo(0, place);
  }, [restored]);
}
