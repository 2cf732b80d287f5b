import { hydrateNow } from './is-alive';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

export interface Held {
  value: string;
  checked: boolean;
  selection: Parameters<HTMLInputElement['setSelectionRange']> | null;
}

export function selectionIn(control: Control): Held['selection'] {
  // Fields of numbers and dates have none.
  if (control instanceof HTMLSelectElement || control.selectionStart === null) return null;
  return [control.selectionStart, control.selectionEnd, control.selectionDirection ?? 'none'];
}

export const heldBy = (control: Control): Held => ({
  value: control.value,
  checked: 'checked' in control && control.checked,
  selection: selectionIn(control),
});

/** The value that React believes a control to have. */
interface Tracked {
  _valueTracker?: { getValue: () => string; setValue: (value: string) => void } | null;
}

const dispatch = (control: Control, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));

/** If the control already has the text, nothing changes, so that the cursor and a word being composed stay. */
function enterText(control: HTMLInputElement | HTMLTextAreaElement, { value, selection }: Held): boolean {
  const select = () => selection && control.value === value && control.setSelectionRange(...selection);
  if (control.value !== value) control.value = value;
  select();
  const other = `${value} `;
  const tracker = (control as Tracked)._valueTracker;
  tracker?.setValue(other);
  dispatch(control, 'input');
  select();
  return tracker?.getValue() !== other;
}

/** Passes what was entered to React, as if it happened now. @returns whether React handled it */
export function enter(control: Control, held: Held): boolean {
  hydrateNow(control);
  if (control instanceof HTMLSelectElement) {
    control.value = held.value;
    return dispatch(control, 'change');
  }
  if (control.type === 'file') return dispatch(control, 'change');
  if (control instanceof HTMLTextAreaElement || (control.type !== 'radio' && control.type !== 'checkbox'))
    return enterText(control, held);
  if (control.type === 'checkbox' || held.checked) {
    control.checked = !held.checked;
    control.click();
  }
  return true;
}
