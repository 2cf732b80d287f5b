import { useEffect, useEffectEvent } from 'react';

const mark = 'layer';

/** The browser is at the entry that a layer over the page has added to its history. */
const isAtLayer = () => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

let isLeaving = false;

/** Goes back from the entry of a layer; only once, since the browser is there a moment later. */
function leaveLayer() {
  if (isLeaving || !isAtLayer()) return;
  isLeaving = true;
  addEventListener('popstate', () => void (isLeaving = false), { once: true });
  history.back();
}

/**
 * While a layer over the page is open, the way back closes it instead of leaving the page. Its entry is left where
 * nothing is open at it: when the layer is closed by hand, after a reload, and on the way forward.
 */
export function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const moved = () => {
      if (!open) leaveLayer();
      else if (!isAtLayer()) close();
    };
    if (!open) leaveLayer();
    else if (!isAtLayer()) history.pushState({ ...history.state, [mark]: true }, '');
    addEventListener('popstate', moved);
    return () => {
      removeEventListener('popstate', moved);
      leaveLayer();
    };
  }, [open]);
}
