/** The provider writes an empty text where there is none. */
export const orNull = (text: string | null): string | null => text?.trim() || null;
