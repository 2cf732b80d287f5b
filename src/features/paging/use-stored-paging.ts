import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageCursor } from '../../../machines/search/search-paging';
import { entryKey, readEntry, writeEntry } from '../../api/entry-state';
import { useHydrated } from '../../lazy/use-hydrated';
import { storedText } from '../../storage/stored-text';

const name = 'pages';
const none: readonly PageCursor[] = [];

const isCursor = (value: unknown): value is PageCursor =>
  typeof value === 'object' && value !== null && 'page' in value && 'after' in value;

function readCursors(): readonly PageCursor[] {
  const value = readEntry(name);
  return Array.isArray(value) && value.every(isCursor) ? value : none;
}

/** The pages of a list that were loaded when the visitor left it; none while hydrating. */
export function useStoredCursors(): [stored: readonly PageCursor[], store: (cursors: readonly PageCursor[]) => void] {
  const hydrated = useHydrated();
  const [{ stored, entry }] = useState(() =>
    typeof window === 'undefined' ? { stored: none, entry: null } : { stored: readCursors(), entry: entryKey() },
  );
  const store = useCallback(
    (cursors: readonly PageCursor[]) => {
      // Not with the entry of the page that the visitor has gone on to.
      if (entryKey() === entry) writeEntry(name, cursors);
    },
    [entry],
  );
  return [hydrated ? stored : none, store];
}

const stored = storedText('session/device/scroll');

/** The entry of the history that is shown; a key alone is none before the first step from page to page. */
const here = () => `${location.href} ${String(entryKey())}`;

/** Kept with the session: what is written to the history while a page is left comes too late for a reload. */
const storeScroll = () => {
  stored.write(`${scrollY} ${here()}`);
};

function readScroll(): number {
  const scroll = stored.read() ?? '';
  return scroll.endsWith(` ${here()}`) ? Number.parseFloat(scroll) || 0 : 0;
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
    const top = readScroll();
    if (scrollY < top) scrollTo(0, top);
  }, [restored]);
}
