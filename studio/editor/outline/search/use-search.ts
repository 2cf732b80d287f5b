import { use, useMemo } from 'react';
import { useLocale } from '../../../../src/i18n/use-messages';
import { useWords, type WordsTable } from '../../../words/use-words';
import { useEditor } from '../../editor';
import type { NodeIndex } from '../../entries/model/find-node';
import { fieldsOf } from './fields';
import { type SearchResult, searchOutline } from './search-outline';

const others = {
  id: () => import(/* webpackChunkName: "words-en" */ '../../../words/en'),
  en: () => import(/* webpackChunkName: "words-id" */ '../../../words/id'),
};

const loading = new Map<keyof typeof others, Promise<{ words: WordsTable }>>();

/** The words of the language that the page does not have: people remember fields by either. */
function useOtherWords(): WordsTable {
  const locale = useLocale();
  const loaded = loading.get(locale) ?? others[locale]();
  loading.set(locale, loaded);
  return use(loaded).words;
}

/** Suspends until the words of both languages are loaded. */
export function useSearch(nodes: NodeIndex, query: string): readonly SearchResult[] {
  const { document } = useEditor();
  const words = useWords();
  const other = useOtherWords();
  const fields = useMemo(() => fieldsOf(words, other), [words, other]);
  return useMemo(
    () => searchOutline({ document, nodes, words, fields }, query),
    [document, nodes, words, fields, query],
  );
}
