import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { NodeIndex } from './model/find-node';

/** Moves the focus to the element with the key of a place, once the document has it. */
export function useRowFocus(frame: RefObject<HTMLElement | null>, { byPlace }: NodeIndex) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const key = wanted.current === null ? undefined : byPlace.get(wanted.current)?.key;
    if (key === undefined) return;
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.key === key);
    if (!row) return;
    wanted.current = null;
    row.focus();
  });
  return useCallback((place: string) => {
    wanted.current = place;
  }, []);
}
