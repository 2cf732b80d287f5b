import { useMemo } from 'react';
import type { Fields } from '../../shared/documents/entries';
import { useLocale } from '../../src/i18n/use-messages';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { useWords } from '../words/use-words';
import { type ChangedPart, changesInWords } from './sentences';

/** The differences of two documents in the language of the page; suspends until the words are loaded. */
export function useChanges(before: Fields, after: Fields): ChangedPart[] {
  const m = useStudioMessages();
  const words = useWords();
  const locale = useLocale();
  return useMemo(() => changesInWords(before, after, { m, words, locale }), [before, after, m, words, locale]);
}
