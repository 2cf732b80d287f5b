import { useCallback } from 'react';
import { type DocumentRef, useExecute } from './execute';
import type { Loaded } from './loaded';
import { usePageData } from './use-loaded';

/**
 * Asks for the document of a page again, and shows the answer in place of the one that is there, which stays where this fails.
 * @param variables the same object until they change
 */
export function useRefresh<Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  variables: Variables,
): () => Promise<Loaded<Data>> {
  const execute = useExecute();
  const pageData = usePageData();
  return useCallback(async () => {
    const answer = await execute(document, variables);
    if (answer.ok) pageData.replace(document, variables, answer.data);
    return answer;
  }, [execute, pageData, document, variables]);
}
