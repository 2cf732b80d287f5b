import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a native modal dialog as open as its owner says: the browser keeps focus inside and gives it back; where nothing
 * had it, the page's content gets it. Escape and a tap beside it ask the owner to close it.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      dialog.close();
      // Else the next stop of the keyboard would be none: the browser goes on after the dialog, at the document's end.
      const held = document.activeElement;
      if (held === document.body || dialog.contains(held))
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers may close it without asking, at a second Escape. A page that is put away closes it too: nobody asked then.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isShown.current && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // The second tap of a double tap was meant for what opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
