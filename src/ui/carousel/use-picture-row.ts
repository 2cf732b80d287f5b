import { useLayoutEffect, useRef, useState } from 'react';
import { slideTo } from './slide-to';

/**
 * A row of pictures, one in view.
 * @param first the initial one; a new value jumps there, null stays
 */
export function usePictureRow(count: number, first: number | null = null) {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first ?? 0);
  useLayoutEffect(() => {
    if (first !== null && ref.current) ref.current.scrollLeft = first * ref.current.clientWidth;
  }, [first]);

  const onScroll = () => {
    const list = ref.current;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  /** On by so many pictures, around the ends. */
  const step = (by: number) => {
    const list = ref.current;
    if (list) slideTo(list, ((current + by + count) % count) * list.clientWidth);
  };
  return { ref, shown: current, onScroll, step };
}
