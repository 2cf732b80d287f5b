/** Filters for what is typed into a field. */

/** Digits only. */
export const digits = (maxLength: number) => (text: string) => text.replace(/\D/g, '').slice(0, maxLength);

/** Digits and plus, as in phone numbers. */
export const phoneCharacters = (maxLength: number) => (text: string) => text.replace(/[^\d+]/g, '').slice(0, maxLength);

/**
 * Writes what a filter leaves of a typed text into its input. The cursor stays between the same characters, because
 * React, which renders the same text afterwards, changes nothing.
 */
export function filterInput(input: HTMLInputElement, filter: (text: string) => string): string {
  const { value, selectionStart, selectionEnd } = input;
  const text = filter(value);
  if (text === value) return text;
  input.value = text;
  if (selectionStart !== null && selectionEnd !== null) {
    const placeOf = (at: number) => filter(value.slice(0, at)).length;
    input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
  }
  return text;
}
