import { useEffect, useEffectEvent } from 'react';

const mark = 'layer';

/** Layers that are open, one over the other. */
let open = 0;

/** How many layers the browser's entry in its history is for. */
const depth = () => {
  const state: unknown = history.state;
  const layer = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0;
  return typeof layer === 'number' ? layer : 0;
};

/** While a layer over the page is open, the way back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    open += 1;
    const own = open;
    const goneBack = () => {
      if (depth() < own) close();
    };
    // After a reload the entry is still there.
    if (depth() < own) history.pushState({ ...history.state, [mark]: own }, '');
    addEventListener('popstate', goneBack);
    return () => {
      open -= 1;
      removeEventListener('popstate', goneBack);
      if (depth() >= own) history.back();
    };
  }, [isOpen]);
}
