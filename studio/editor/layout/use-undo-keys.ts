import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../editor';

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=range]), [contenteditable=true]';

/** A text field undoes its own typing. */
const isText = (target: EventTarget | null) => target instanceof Element && target.closest(textFields) !== null;

/** Ctrl+Z and Ctrl+Shift+Z (with Command on a Mac) outside of text fields. */
export function useUndoKeys() {
  const { undo, redo } = useEditor();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
    if (event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
