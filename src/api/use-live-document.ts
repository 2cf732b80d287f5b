import { useEffect } from 'react';
import type { DocumentRef } from './document-ref';
import { refreshOnChange } from './refresh-on-change';
import { useExecute } from './use-execute';
import { usePageData } from './use-loaded';

/**
 * Replaces a document's answer whenever an order of the customer has changed.
 * @param endpoint the facade's address
 * @param variables the same object until they change
 */
export function useLiveDocument<Data, Variables extends object>(
  endpoint: string,
  document: DocumentRef<Data, Variables>,
  variables: Variables,
) {
  const execute = useExecute();
  const pageData = usePageData();
  useEffect(
    () =>
      refreshOnChange(endpoint, async (signal) => {
        const answer = await execute(document, variables, signal);
        if (answer.ok && !signal.aborted) pageData.replace(document, variables, answer.data);
        // A signed-out visitor has nothing to wait for.
        return answer.ok || answer.code === 'SIGNED_OUT';
      }),
    [endpoint, execute, pageData, document, variables],
  );
}
