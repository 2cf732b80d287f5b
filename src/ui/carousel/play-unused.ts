import { onFirstUse } from '../../lazy/first-use';
import { prefersReducedMotion } from './slide-to';
import { playsAlone, stepEvery, stepRow } from './step-row';

const isHeld = (row: HTMLElement) => row.matches(':hover, :focus-within');

function isInView(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Moves the rows of a page until somebody uses the page, because the rows' own code is loaded only then. */
export function playUnused() {
  if (prefersReducedMotion()) return;
  const timer = setInterval(() => {
    if (document.hidden) return;
    for (const row of document.querySelectorAll<HTMLElement>(`[${playsAlone}] > ul`))
      if (isInView(row) && !isHeld(row)) stepRow(row, 1);
  }, stepEvery);
  onFirstUse(() => clearInterval(timer));
}
