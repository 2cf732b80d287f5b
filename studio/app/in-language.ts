import type { Locale } from '../../src/i18n/translate';

/** The URL of a page in a language. The server stores the choice, and a document has one language. */
export function inLanguage(path: string, search: string, language: Locale): string {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `${path}?${params}`;
}
