import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentRef } from './execute';
import type { Loaded } from './loaded';
import { useSignedIn } from './signed-in';
import { usePageData } from './use-loaded';

/**
 * Loads the customer's part of a public page, after the page is shown and never for guests. `reload` loads it again;
 * the old answer stays visible until the next one. @returns `loaded` null for guests and until the first answer
 */
export function useCustomerDocument<Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  variables: Variables,
): { loaded: Loaded<Data> | null; reload: () => void } {
  const pageData = usePageData();
  const signedIn = useSignedIn();
  const isRequested = useSyncExternalStore(
    pageData.subscribe,
    () => (signedIn ? pageData.load(document, variables) : null),
    () => null,
  );
  const [answer, setAnswer] = useState<{ to: Promise<Loaded<Data>>; loaded: Loaded<Data> } | null>(null);
  useEffect(() => {
    let superseded = false;
    void isRequested?.then((loaded) => {
      if (!superseded) setAnswer({ to: isRequested, loaded });
    });
    return () => {
      superseded = true;
    };
  }, [isRequested]);
  const reload = useCallback(() => pageData.invalidate(document, variables), [pageData, document, variables]);
  const isShown = isRequested !== null && (answer?.to === isRequested || answer?.loaded.ok === true);
  return { loaded: isShown && answer ? answer.loaded : null, reload };
}
