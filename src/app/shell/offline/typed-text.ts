type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden', 'submit', 'button'].includes(element.type));

/** Tracks the fields that the visitor typed in. `hasText`: one of them is on the page and not empty. */
export function watchTyping(signal: AbortSignal) {
  // Text typed before this code was loaded differs from the document's initial values.
  const fields = new Set<Field>(
    [...document.querySelectorAll<Field>('input, textarea')].filter(
      (field) => isField(field) && field.value !== field.getAttribute('value') && field.value !== field.defaultValue,
    ),
  );
  addEventListener('input', ({ target }) => isField(target) && fields.add(target), { capture: true, signal });
  return {
    hasText: () => [...fields].some((field) => field.isConnected && field.value !== ''),
  };
}
