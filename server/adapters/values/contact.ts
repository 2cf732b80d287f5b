/** A phone number that a `tel:` link can hold; null for anything else. */
export const phoneNumber = (text: string | null | undefined): string | null =>
  text && /^\+?\d{5,15}$/.test(text) ? text : null;

/** An e-mail address that a `mailto:` link can hold; null for anything else. */
export const emailAddress = (text: string | null | undefined): string | null =>
  text && text.length <= 100 && /^[\w.+-]+@[\w.-]+\.\w+$/.test(text) ? text : null;
