import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a native modal dialog open as its owner says: the browser traps focus and restores it; where nothing had it,
 * the page's content gets it. Escape and a tap beside it ask the owner to close it.
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
      // Else Tab would reach nothing: the browser continues after the dialog, at the end of the document.
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
    // Browsers may close it without `cancel`, at a second Escape. Unmounting closes it too, which is no request.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isShown.current && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // Ignores the second tap of a double tap on what opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
