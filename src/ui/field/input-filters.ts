/** What fields keep of what is typed into them. */

/** Digits alone, so many of them. */
export const digits = (maxLength: number) => (text: string) => text.replace(/\D/g, '').slice(0, maxLength);

/** Digits and plus, as in phone numbers. */
export const phoneSigns = (maxLength: number) => (text: string) => text.replace(/[^\d+]/g, '').slice(0, maxLength);
