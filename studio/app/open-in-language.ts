import type { Locale } from '../../src/i18n/translate';
import { inLanguage } from './in-language';

/** Opens this page anew in a language. */
export const openInLanguage = (language: Locale) =>
  location.assign(inLanguage(location.pathname, location.search, language));
