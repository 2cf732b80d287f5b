import { useEffect, useEffectEvent } from 'react';

const mark = 'layer';

/** The browser is at the entry that a layer over the page has added to its history. */
const isAtLayer = () => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/** While a layer over the page is open, the way back closes it instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const goneBack = () => {
      if (!isAtLayer()) close();
    };
    // After a reload the entry is still there.
    if (!isAtLayer()) history.pushState({ ...history.state, [mark]: true }, '');
    addEventListener('popstate', goneBack);
    return () => {
      removeEventListener('popstate', goneBack);
      if (isAtLayer()) history.back();
    };
  }, [open]);
}
