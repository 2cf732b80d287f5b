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

let isClosingLayers = false;

/** Goes back from entries at which nothing is open; one at a time, since the browser is there a moment later. */
function closeLayers() {
  if (isClosingLayers || depth() <= open) return;
  isClosingLayers = true;
  addEventListener(
    'popstate',
    () => {
      isClosingLayers = false;
      closeLayers();
    },
    { once: true },
  );
  history.back();
}

/**
 * While a layer over the page is open, going back closes it instead of leaving the page. Its history entry remains when
 * the layer is closed by hand, after a reload, and on the way forward.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) {
      closeLayers();
      addEventListener('popstate', closeLayers);
      return () => removeEventListener('popstate', closeLayers);
    }
    open += 1;
    const own = open;
    const goneBack = () => {
      if (depth() < own) close();
    };
    if (depth() < own) history.pushState({ ...history.state, [mark]: own }, '');
    addEventListener('popstate', goneBack);
    return () => {
      open -= 1;
      removeEventListener('popstate', goneBack);
      // Another layer may open in the same moment, instead of this one.
      queueMicrotask(closeLayers);
    };
  }, [isOpen]);
}
