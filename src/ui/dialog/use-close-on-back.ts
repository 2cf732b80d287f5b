import { useEffect, useEffectEvent } from 'react';

const mark = 'layer';

/** The number of open layers. */
let openLayers = 0;

/** The number of layers that the current history entry was pushed for. */
const depth = () => {
  const state: unknown = history.state;
  const layer = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0;
  return typeof layer === 'number' ? layer : 0;
};

let isClosingLayers = false;

/** Goes back from history entries whose layers are closed, one at a time, because `history.back` is asynchronous. */
function closeLayers() {
  if (isClosingLayers || depth() <= openLayers) return;
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
 * While a layer over the page is open, going back closes it instead of leaving the page. An entry whose layer is not
 * open is skipped: after the layer was closed without going back, after a reload, and when going forward.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) {
      closeLayers();
      addEventListener('popstate', closeLayers);
      return () => removeEventListener('popstate', closeLayers);
    }
    openLayers += 1;
    const own = openLayers;
    const goneBack = () => {
      if (depth() < own) close();
    };
    if (depth() < own) history.pushState({ ...history.state, [mark]: own }, '');
    addEventListener('popstate', goneBack);
    return () => {
      openLayers -= 1;
      removeEventListener('popstate', goneBack);
      // Another layer may open at the same time, in place of this one.
      queueMicrotask(closeLayers);
    };
  }, [isOpen]);
}
