import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { DocumentRef } from './execute';
import type { Loaded } from './loaded';
import type { PageData } from './page-data';

export const PageDataContext = createContext<PageData | null>(null);

export function usePageData(): PageData {
  const pageData = use(PageDataContext);
  if (!pageData) throw new Error('No PageDataContext above this component');
  return pageData;
}

/**
 * A document's answer; suspends until it has arrived. `reload` requests it again, to retry a part that failed. @param
 * visit of a page; the next visit does not start with an answer that failed or is old
 */
export function useLoaded<Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  variables: Variables,
  visit?: object,
): { loaded: Loaded<Data>; reload: () => void } {
  const pageData = usePageData();
  const load = () => pageData.load(document, variables, visit);
  const loaded = use(useSyncExternalStore(pageData.subscribe, load, load));
  const reload = useCallback(() => pageData.invalidate(document, variables), [pageData, document, variables]);
  return { loaded, reload };
}
