import { useCallback, useState } from 'react';
import type { PageCursor } from '../../../machines/search-paging';
import { entryKey, readEntry, writeEntry } from '../../api/entry-state';
import { useHydrated } from '../../lazy/use-hydrated';

const name = 'pages';
const none: readonly PageCursor[] = [];

const isCursor = (value: unknown): value is PageCursor =>
  typeof value === 'object' && value !== null && 'page' in value && 'after' in value;

function read(): readonly PageCursor[] {
  const value = readEntry(name);
  return Array.isArray(value) && value.every(isCursor) ? value : none;
}

/** The pages of a list that were loaded when the visitor left it; none while hydrating. */
export function useStoredCursors(): [stored: readonly PageCursor[], store: (cursors: readonly PageCursor[]) => void] {
  const hydrated = useHydrated();
  const [{ stored, entry }] = useState(() =>
    typeof window === 'undefined' ? { stored: none, entry: null } : { stored: read(), entry: entryKey() },
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
