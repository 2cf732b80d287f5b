import { useEffect, useRef } from 'react';
import type { PageCursor } from '../../../machines/search/search-paging';

interface PageInfo {
  page: number;
  hasNextPage: boolean;
  endCursor: string | null;
}

/** The cursor of the next page; null after the last page. */
export const nextPage = ({ page, hasNextPage, endCursor }: PageInfo): PageCursor | null =>
  hasNextPage ? { page: page + 1, after: endCursor ?? '' } : null;

/** Moves focus from the control at a list's end to the link of the first of `count` `article`s that it loaded. */
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
