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

/** The cursors of the pages that were loaded when the visitor left the list; none while hydrating. */
export function useStoredCursors(): [stored: readonly PageCursor[], store: (cursors: readonly PageCursor[]) => void] {
  const hydrated = useHydrated();
  const [{ stored, entry }] = useState(() =>
    typeof window === 'undefined' ? { stored: none, entry: null } : { stored: readCursors(), entry: entryKey() },
  );
  const store = useCallback(
    (cursors: readonly PageCursor[]) => {
      // Not into the history entry of the next page.
      if (entryKey() === entry) writeEntry(name, cursors);
    },
    [entry],
  );
  return [hydrated ? stored : none, store];
}

const stored = storedText('session/device/scroll');

/** Identifies the current history entry. The key alone is not enough, because it is missing before the first navigation. */
const here = () => `${location.href} ${String(entryKey())}`;

/** Stored in the session, because writing to the history on `pagehide` is too late for a reload. */
const storeScroll = () => {
  stored.write(`${scrollY} ${here()}`);
};

function readScroll(): number {
  const scroll = stored.read() ?? '';
  return scroll.endsWith(` ${here()}`) ? Number.parseFloat(scroll) || 0 : 0;
}

export interface StoredScroll {
  /** Whether the page is longer than its HTML was, so that the browser could not restore the position. */
  isStored: boolean;
  /** Whether the pages that were loaded earlier are shown again. */
  restored: boolean;
}

/** Restores the scroll position after a reload or another document; within one document the browser does it. */
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
