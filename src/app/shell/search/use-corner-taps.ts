import { useEffect, useEffectEvent } from 'react';

const corner = 48;
const tapsNeeded = 5;
const within = 3_000;

/** A press of a key clicks without a place, and counts no clicks in `detail`. */
const isInCorner = ({ clientX, clientY, detail }: MouseEvent) => {
  const edge = document.getElementById('root')?.getBoundingClientRect().left ?? 0;
  return detail > 0 && clientX >= edge && clientX < edge + corner && clientY < corner;
};

/** Calls back after five quick taps in the top left corner of the page's column, whatever stands there. */
export function useCornerTaps(onTapped: () => void) {
  const tapped = useEffectEvent(onTapped);
  useEffect(() => {
    let taps: number[] = [];
    const count = (event: MouseEvent) => {
      if (!isInCorner(event)) return;
      const now = Date.now();
      taps = [...taps.filter((tap) => now - tap < within), now];
      if (taps.length < tapsNeeded) return;
      taps = [];
      tapped();
    };
    document.addEventListener('click', count);
    return () => document.removeEventListener('click', count);
  }, []);
}
