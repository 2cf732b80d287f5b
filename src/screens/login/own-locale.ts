import type { Language } from '../../__generated__/gql/graphql';
import type { Locale } from '../../i18n/translate';
import { localeOf } from '../../features/account/locale-of';

/** The language that the account asks for; null where the visitor has chosen one in this browser, or none is known. */
export const ownLocale = (language: Language | null): Locale | null =>
  language === null || /(?:^|; )lang=/.test(document.cookie) ? null : localeOf(language);

/** Has the store's pages speak it until the browser is closed: it is no choice of whoever uses this browser next. */
export function speak(locale: Locale, base: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `account-lang=${locale}; Path=${base || '/'}; SameSite=Lax${secure}`;
}
