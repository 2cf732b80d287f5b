import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentRef } from './execute';
import type { Loaded } from './loaded';
import { useSignedIn } from './signed-in';
import { usePageData } from './use-loaded';

/**
 * What a page that everybody sees shows of its customer: asked for after the page is there, never for a guest.
 * `reload` asks again; what was there stays in view until the next answer.
 * @returns `loaded` null for guests and while nothing has come yet.
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
