import { useCallback } from 'react';
import { type DocumentRef, useExecute } from './execute';
import type { Loaded } from './loaded';
import { usePageData } from './use-loaded';

/**
 * Requests the document of a page again and replaces the shown answer, which stays if the request fails.
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
