import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a native modal dialog as open as its owner says: the browser keeps focus inside and gives it back. Escape and a
 * tap beside it ask the owner to close it.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers may close it without asking, at a second Escape.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      // The second tap of a double tap was meant for what opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
