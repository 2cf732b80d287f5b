import { useEffect, useRef } from 'react';

/**
 * Leads those who use the keyboard or hear the page from the control at a list's end to the first item that it brought.
 * @param count of the items that are shown, each an `article` with one link.
 * @returns for the element around the list and its control.
 */
export function useMoreFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const previous = before.current;
    before.current = count;
    const held = document.activeElement;
    const atEnd = held === document.body || (ref.current?.contains(held) && !held?.closest('article'));
    if (count <= previous || !atEnd) return;
    ref.current?.querySelectorAll<HTMLElement>('article a')[previous]?.focus({ preventScroll: true });
  }, [count]);
  return ref;
}
