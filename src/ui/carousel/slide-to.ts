const duration = 500;
const eased = (share: number) => 1 - (1 - share) ** 3;

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides a row sideways within half a second; at once for those who want no motion. */
export function slideTo(row: HTMLElement, offset: number) {
  if (prefersStill()) {
    row.scrollLeft = offset;
    return;
  }
  const from = row.scrollLeft;
  const start = performance.now();
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, now - start) / duration);
    row.scrollLeft = from + (offset - from) * eased(share);
    if (share < 1) requestAnimationFrame(step);
    else row.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}
