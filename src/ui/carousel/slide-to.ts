const duration = 500;
const eased = (progress: number) => 1 - (1 - progress) ** 3;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides a row sideways within half a second; immediately if the visitor prefers reduced motion. */
export function slideTo(row: HTMLElement, offset: number) {
  if (prefersReducedMotion()) {
    row.scrollLeft = offset;
    return;
  }
  const from = row.scrollLeft;
  const start = performance.now();
  row.style.scrollSnapType = 'none';
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, now - start) / duration);
    row.scrollLeft = from + (offset - from) * eased(progress);
    if (progress < 1) requestAnimationFrame(step);
    else {
      row.style.scrollSnapType = '';
      // The row may be hydrated after that, and the server's HTML has no such attribute.
      if (row.getAttribute('style') === '') row.removeAttribute('style');
    }
  };
  requestAnimationFrame(step);
}
