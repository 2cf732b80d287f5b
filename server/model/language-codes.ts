import type { Language } from '../__generated__/resolvers';

type Code = 'in' | 'en';

export const languageOf = (code: Code): Language => (code === 'en' ? 'ENGLISH' : 'INDONESIAN');

export const languageCode = (language: Language): Code => (language === 'ENGLISH' ? 'en' : 'in');

export const localeCode = (locale: 'id' | 'en'): Code => (locale === 'en' ? 'en' : 'in');
