import type { Locale } from './translate';

export const decimalMarks = { id: ',', en: '.' } as const;

/** A rating or another number with one decimal, in the format of the language. */
export const formatDecimal = (value: number, locale: Locale) => value.toFixed(1).replace('.', decimalMarks[locale]);
