import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { NodeIndex } from './model/find-node';

/**
 * Moves the focus to the element with the key of a place, once the document has it. A row that is not rendered, because
 * it is far away, gets it by its key.
 */
export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  { byPlace }: NodeIndex,
  focusKey?: (key: string) => void,
) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const key = wanted.current === null ? undefined : byPlace.get(wanted.current)?.key;
    if (key === undefined) return;
    const findRow = () => {
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
      return rows.find(({ dataset }) => dataset.key === key);
    };
    const row = findRow();
    if (!row && !focusKey) return;
    wanted.current = null;
    row?.focus();
    focusKey?.(key);
    // A row that moved far away gets its place in the next frame.
    requestAnimationFrame(() => findRow()?.scrollIntoView({ block: 'nearest' }));
  });
  return useCallback((place: string) => {
    wanted.current = place;
  }, []);
}
