import { searchTextLength } from '../../../__generated__/limits';
import { useEffect, useState } from 'react';
import { SuggestionsDocument } from '../../../__generated__/documents/suggestions';
import type { SuggestionsQuery } from '../../../__generated__/gql/graphql';
import { useExecute } from '../../../api/execute';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** So long after the last key. */
const pause = 250;

/** Items that fit what is being typed. Answers to an older text are dropped; a failure suggests nothing. */
export function useSuggestions(text: string, shop: string | null): readonly Suggestion[] {
  const execute = useExecute();
  const [result, setResult] = useState<{ text: string; items: readonly Suggestion[] }>({ text: '', items: [] });
  useEffect(() => {
    if (text === '') return;
    const superseded = new AbortController();
    const { signal } = superseded;
    const timer = setTimeout(() => {
      void execute(SuggestionsDocument, { text: text.slice(0, searchTextLength), shop }, signal).then((answer) => {
        if (!signal.aborted) setResult({ text, items: answer.ok ? answer.data.suggestions : [] });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [execute, shop, text]);
  // What was found for the letters before stays in view until the next answer comes.
  return text === '' ? [] : result.items;
}
