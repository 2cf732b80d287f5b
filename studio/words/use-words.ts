import { useLocale } from '../../src/i18n/use-messages';
import type { Locale } from '../../src/i18n/translate';
import { type LazyValue, lazyValue, useLazy } from '../../src/lazy/lazy-component';
import type { SchemaKey } from '../__generated__/schema-keys';
import type { Words } from './words';

export type WordsTable = Readonly<Record<SchemaKey, Words>>;

const tables: Readonly<Record<Locale, LazyValue<{ words: WordsTable }>>> = {
  id: lazyValue(() => import(/* webpackChunkName: "words-id" */ './id')),
  en: lazyValue(() => import(/* webpackChunkName: "words-en" */ './en')),
};

const others: Readonly<Record<Locale, Locale>> = { id: 'en', en: 'id' };

/** The words of the schema in the language of the page; suspends until they are loaded, and throws if they cannot be. */
export const useWords = (): WordsTable => useLazy(tables[useLocale()]).words;

/** The words in the language that the page does not have. */
export const useOtherWords = (): WordsTable => useLazy(tables[others[useLocale()]]).words;
