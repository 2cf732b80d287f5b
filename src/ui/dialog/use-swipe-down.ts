import { type PointerEvent, useRef } from 'react';

const farEnough = 72;

/** Lets a handle pull down the dialog that it is in; far enough down it asks to close. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    const dialog = event.currentTarget.closest('dialog');
    if (dialog) dialog.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const distance = pulled(event);
    start.current = null;
    move(event, 0);
    if (distance > farEnough) onClose();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Fingers stay with the element that they touched first; a mouse would leave it.
      if (event.pointerType === 'touch') start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event, pulled(event)),
    onPointerUp: release,
    onPointerCancel: release,
  };
}
