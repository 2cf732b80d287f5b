import { type Control, enter, type Held, heldBy, isControl, selectionIn } from './controls';
import { isAlive } from './is-alive';
import { elementOf, type ElementRef, refTo } from './element-ref';

interface Entry extends Held {
  ref: ElementRef;
  hasFocus: boolean;
  isTold: boolean;
  /** The time at which React got the value, or the control was removed; 0 before. */
  since: number;
}

/**
 * Milliseconds within which a control may still be replaced, for example in a form that is rebuilt from stored values.
 */
const settleMs = 3_000;

const entries = new Map<Control, Entry>();

const isFocused = (control: Control) => document.activeElement === control;

export function noteEntry(control: Control) {
  const { ref = refTo(control), hasFocus, isTold = false, since = 0 } = entries.get(control) ?? {};
  // When the browser removes a focused control, it emits `change` with nothing focused. The next check finds out whether
  // the visitor left the control.
  entries.set(control, { ...heldBy(control), ref, hasFocus: hasFocus || isFocused(control), isTold, since });
}

export function onEntry({ target }: Event) {
  if (isControl(target) && entries.has(target)) noteEntry(target);
}

export function onSent({ target }: Event) {
  for (const control of entries.keys()) if (control.form === target) entries.delete(control);
}

/** The control that replaces another one takes over its value and its focus. */
function replace(control: Control, entry: Entry) {
  const next = elementOf(entry.ref);
  if (!isControl(next)) return;
  entries.delete(control);
  entries.set(next, { ...entry, isTold: false, since: 0 });
  if (entry.hasFocus) next.focus({ preventScroll: true });
}

function tell(control: Control, entry: Entry) {
  const isTold = enter(control, entry);
  // Its own event has just been recorded, with the cursor at the end.
  entries.set(control, { ...entry, isTold, since: isTold ? Date.now() : 0 });
}

/** Passes what was entered to React, for controls that are hydrated by now. */
export function tellEntries() {
  for (const [control, entry] of entries) {
    if (control.isConnected && control.value === entry.value) {
      entry.hasFocus = isFocused(control);
      entry.selection = selectionIn(control);
    }
    if (entry.since && Date.now() - entry.since > settleMs) entries.delete(control);
    else if (!control.isConnected) {
      entry.since ||= Date.now();
      replace(control, entry);
    } else if (!entry.isTold && !control.disabled && isAlive(control)) tell(control, entry);
  }
}

export const isNoted = (control: Control) => entries.has(control);
export const hasEntries = () => entries.size > 0;
