import { use } from 'react';
import type { Locale } from '../../src/i18n/translate';
import { useLocale } from '../../src/i18n/use-messages';
import type { SchemaKey } from '../__generated__/schema-keys';
import type { Words } from './words';

export type WordsTable = Readonly<Record<SchemaKey, Words>>;

const tables: Readonly<Record<Locale, () => Promise<{ words: WordsTable }>>> = {
  id: () => import(/* webpackChunkName: "words-id" */ './id'),
  en: () => import(/* webpackChunkName: "words-en" */ './en'),
};

const loading = new Map<Locale, Promise<{ words: WordsTable }>>();

function load(locale: Locale) {
  const started = loading.get(locale) ?? tables[locale]();
  loading.set(locale, started);
  return started;
}

/** The words of the schema in the language of the page; suspends until they are loaded. */
export const useWords = (): WordsTable => use(load(useLocale())).words;
