/** Marks the element of a field with its JSON pointer. */
export const pointerMark = 'data-pointer';

const focusable = 'input, textarea, select, button, [contenteditable], [tabindex]';

/** Moves the focus to a field, or to the field around what the pointer names, and scrolls to it. */
export function focusField(form: HTMLElement, pointer: string) {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = form.querySelector(`[${pointerMark}="${CSS.escape(at)}"]`);
    if (!field) continue;
    const control = field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(focusable);
    field.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    return;
  }
}
