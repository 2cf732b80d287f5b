import en from '../../src/i18n/en.json';
import id from '../../src/i18n/id.json';

export const messages = { id, en };

/** Each language with the browser that asks for it. */
export const languages = [
  { language: 'id', locale: 'id-ID' },
  { language: 'en', locale: 'en-US' },
] as const;
