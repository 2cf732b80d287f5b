import type { Locale } from '../base/locale';

/** The language of an endpoint's URL; null if it is unknown. */
export function askedLocale(lang: unknown): Locale | null {
  if (lang === undefined) return 'id';
  return lang === 'id' || lang === 'en' ? lang : null;
}
