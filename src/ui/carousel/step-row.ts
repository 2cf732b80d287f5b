import { slideTo } from './slide-to';

/** Milliseconds between the steps of a row that moves by itself. */
export const stepEvery = 3000;

/** Marks a row in the server's HTML that moves by itself; `play-unused.ts` moves it until it hydrates. */
export const playsAlone = 'data-plays';

/** Slides a row by a card; from its end to its start, and back. */
export function stepRow(row: HTMLElement, direction: 1 | -1) {
  const card = row.querySelector('li');
  const maxScroll = row.scrollWidth - row.clientWidth;
  if (!card || maxScroll <= 0) return;
  const width = card.getBoundingClientRect().width + parseFloat(getComputedStyle(row).columnGap || '0');
  const atEnd = direction > 0 ? row.scrollLeft >= maxScroll - 2 : row.scrollLeft <= 2;
  const next = (Math.round(row.scrollLeft / width) + direction) * width;
  slideTo(row, atEnd ? (direction > 0 ? 0 : maxScroll) : Math.min(maxScroll, Math.max(0, next)));
}
