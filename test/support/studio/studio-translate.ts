import { setupI18n } from '@lingui/core';
import type { Locale } from '../../../src/i18n/translate';
import english from '../../../studio/__generated__/messages/en';
import indonesian from '../../../studio/__generated__/messages/id';
import type { StudioTranslate } from '../../../studio/i18n/use-studio-messages';
import { words as englishWords } from '../../../studio/words/en';
import { words as indonesianWords } from '../../../studio/words/id';

const catalogues = { id: indonesian, en: english };
const words = { id: indonesianWords, en: englishWords };

/** The texts and words of the studio in a language. */
export function studioLanguage(locale: Locale) {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogues[locale] } });
  const m: StudioTranslate = (key: string, values?: object) => i18n._(key, { ...values });
  return { m, words: words[locale], locale };
}
