/** Filters for what is typed into a field. */

/** Digits only. */
export const digits = (maxLength: number) => (text: string) => text.replace(/\D/g, '').slice(0, maxLength);

/** Digits and plus, as in phone numbers. */
export const phoneCharacters = (maxLength: number) => (text: string) => text.replace(/[^\d+]/g, '').slice(0, maxLength);
