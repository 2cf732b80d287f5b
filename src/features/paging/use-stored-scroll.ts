import { useEffect, useRef } from 'react';
import { entryKey } from '../../api/entry-state';
import { storedValue } from '../../storage/stored-value';

const stored = storedValue('session/device/scroll');

/** The entry of the history that is shown; a key alone is none before the first step from page to page. */
const here = () => `${location.href} ${String(entryKey())}`;

/** Kept with the session: what is written to the history while a page is left comes too late for a reload. */
const storeScroll = () => {
  stored.writeJson([here(), scrollY]);
};

function read(): number {
  const value = stored.readJson();
  const [entry, top] = Array.isArray(value) ? (value as unknown[]) : [];
  return entry === here() && typeof top === 'number' ? top : 0;
}

export interface StoredScroll {
  /** The page is longer than its html was, so that the browser could not find the place again. */
  isStored: boolean;
  /** What was loaded when the visitor left is there again. */
  restored: boolean;
}

/** Restores the scroll position after a reload or another document; within one document the browser does. */
export function useStoredScroll({ isStored, restored }: StoredScroll) {
  useEffect(() => {
    if (!isStored) return;
    addEventListener('pagehide', storeScroll);
    return () => removeEventListener('pagehide', storeScroll);
  }, [isStored]);

  const done = useRef(false);
  useEffect(() => {
    if (!restored || done.current) return;
    done.current = true;
    const top = read();
    if (scrollY < top) scrollTo(0, top);
  }, [restored]);
}
