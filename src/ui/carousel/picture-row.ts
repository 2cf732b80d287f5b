import { useLayoutEffect, useRef, useState } from 'react';
import { css } from 'styled-components';
import { token } from '../../theme/token';
import { slideTo } from './slide-to';

/** A list that shows one entry at a time. */
export const pictureRow = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

/** Which picture is shown, such as 2/5. */
export const pictureCounter = css`
  position: absolute;
  right: ${token('space-3')};
  bottom: ${token('space-3')};
  padding: 0.125rem 0.625rem;
  border-radius: 1rem;
  background: ${token('color-toast')};
  color: ${token('color-toast-text')};
  font-size: ${token('font-small')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  opacity: 0.85;
  pointer-events: none;
`;

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
  /** Moves by this many pictures, and wraps around at the ends. */
  const step = (by: number) => {
    const list = ref.current;
    if (list) slideTo(list, ((current + by + count) % count) * list.clientWidth);
  };
  return { ref, shown: current, onScroll, step };
}
