import { useMemo } from 'react';
import { useOtherWords, useWords } from '../../../words/use-words';
import { useEditor } from '../../editor';
import type { NodeIndex } from '../../entries/model/find-node';
import { fieldsOf } from './fields';
import { type SearchResult, searchOutline } from './search-outline';

/** Finds in both languages, because people remember fields by either; suspends until the words are loaded. */
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
