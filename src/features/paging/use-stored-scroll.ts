import { useEffect, useRef } from 'react';
import { entryKey } from '../../api/entry-state';
import { storedValue } from '../../storage/stored-value';

const stored = storedValue('session/device/scroll');

/** The entry of the history that is shown; a key alone is none before the first step from page to page. */
const here = () => `${location.href} ${String(entryKey())}`;

/** Kept with the session: what is written to the history while a page is left comes too late for a reload. */
const keep = () => {
  stored.writeJson([here(), scrollY]);
};

function read(): number {
  const found = stored.readJson();
  const [place, top] = Array.isArray(found) ? (found as unknown[]) : [];
  return place === here() && typeof top === 'number' ? top : 0;
}

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
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [kept]);

  const done = useRef(false);
  useEffect(() => {
    if (!restored || done.current) return;
    done.current = true;
    const top = read();
    if (scrollY < top) scrollTo(0, top);
  }, [restored]);
}
