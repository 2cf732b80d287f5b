import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native modal dialog. The browser traps the focus and restores it; if nothing had the focus,
 * `main` gets it. Escape and a tap outside the dialog call `onClose`.
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
      // Otherwise Tab would reach nothing: the browser continues after the dialog, at the end of the document.
      const focused = document.activeElement;
      if (focused === document.body || dialog.contains(focused))
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
    // On a second Escape, browsers may close it without `cancel`. Unmounting closes it too, but nobody asked for that.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isShown.current && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // Ignores the second tap of a double tap on what opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
