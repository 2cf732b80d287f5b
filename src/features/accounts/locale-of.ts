import type { Language } from '../../__generated__/gql/graphql';
import type { Locale } from '../../i18n/translate';

const locales: { readonly [L in Language]: Locale } = { INDONESIAN: 'id', ENGLISH: 'en' };

export const localeOf = (language: Language) => locales[language];
