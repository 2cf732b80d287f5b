/** Milliseconds after the page's start, after which the popup would interrupt the visitor. */
const soonMs = 4_000;
/** Height of the popup's picture to its width. */
export const popupRatio = 1.25;
const largestWidth = 352;
/** A narrower popup cannot be read. */
const smallestWidth = 200;
/** Stays below the largest paint in spite of rounding. */
const share = 0.9;

const visibleArea = (image: HTMLImageElement) => {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && height > 0 && image.naturalWidth > 0 ? width * height : 0;
};

/** In CSS pixels: smaller than the largest visible picture, so that the popup is never the page's largest paint. */
export function popupWidth(): number {
  const largest = Math.max(0, ...Array.from(document.images, visibleArea));
  return Math.min(largestWidth, Math.floor(Math.sqrt((largest * share) / popupRatio)));
}

const isTyping = () =>
  document.activeElement instanceof HTMLElement &&
  document.activeElement.closest('input, textarea, select, [contenteditable]') !== null;
const isCovered = () => document.querySelector('dialog[open]') !== null;

const once = (target: EventTarget, types: readonly string[], signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    for (const type of types)
      target.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true, signal });
  });

/** Only events by people: a slider scrolls by itself. */
const touches = ['click', 'wheel', 'touchmove'];

/** A tap has its own effect first: it may open another page or a sheet. */
const afterTap = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits until the popup does not interrupt: the page and the picture are loaded, it is soon after the start or at the
 * first touch after it, nothing is being typed and no other dialog is open. Never resolves once the signal has aborted.
 * @returns its width
 */
export async function popupMoment(picture: HTMLImageElement, signal: AbortSignal): Promise<number> {
  await picture.decode();
  if (document.readyState !== 'complete') await once(window, ['load'], signal);
  if (performance.now() > soonMs || popupWidth() < smallestWidth) {
    await once(window, touches, signal);
    await afterTap();
  }
  while (isTyping() || isCovered()) {
    await once(document, ['focusout', 'close'], signal);
    await afterTap();
  }
  return Math.max(smallestWidth, popupWidth());
}
