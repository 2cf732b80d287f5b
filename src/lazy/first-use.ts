const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;
const options = { capture: true, passive: true } as const;

const waiting = new Set<() => void>();
let isUsed = false;
let isWatched = false;

/** Rows also scroll by themselves. */
const use = ({ type, target }: Event) => {
  if (type !== 'scroll' || target === document) beginUse();
};

/** Starts the parts of the page that wait until somebody uses it. */
export function beginUse() {
  isUsed = true;
  for (const name of signs) removeEventListener(name, use, options);
  for (const start of waiting) start();
  waiting.clear();
}

/** Whether somebody has used the page, perhaps before its scripts came. */
export const isInUse = () => (isUsed ||= scrollY > 0 || Boolean(navigator.userActivation?.hasBeenActive));

/**
 * Calls back when a visitor first points, types or scrolls on the page, which nobody does who has only opened it.
 * Returns how to stop waiting.
 */
export function onFirstUse(start: () => void): () => void {
  if (isInUse()) {
    start();
    return () => {};
  }
  if (!isWatched) {
    isWatched = true;
    for (const name of signs) addEventListener(name, use, options);
  }
  waiting.add(start);
  return () => void waiting.delete(start);
}
