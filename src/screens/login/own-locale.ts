import type { Language } from '../../__generated__/gql/graphql';
import type { Locale } from '../../i18n/locale';
import { localeOf } from '../../renderers/account/locale-of';

/** The language that the account asks for; null where the visitor has chosen one in this browser, or none is known. */
export const ownLocale = (language: Language | null): Locale | null =>
  language === null || /(?:^|; )lang=/.test(document.cookie) ? null : localeOf(language);

/** An address that keeps its language from then on. */
export function withLocale(address: string, locale: Locale): string {
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', locale);
  return `${path}?${search}`;
}
