import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { PageCursor } from '../../../machines/search/search-paging';
import type { DocumentRef } from '../../api/execute';
import { unwrap } from '../../api/unwrap';
import { usePageData } from '../../api/use-loaded';
import { statusOf } from './selectors';
import type { PagingFlow } from './start-paging';
import { useStoredCursors, useStoredScroll } from './use-stored-paging';

/** The query of a list, page by page. Must not change while the list is shown. */
export interface PagedQuestion<Data, Variables extends object> {
  document: DocumentRef<Data, Variables>;
  variablesAt: (cursor: PageCursor) => Variables;
  nextOf: (data: Data) => PageCursor | null;
  /** The cursor after the first page. */
  first: PageCursor | null;
}

export interface Paging<Data> {
  /** The pages after the first. */
  pages: readonly Data[];
  next: PageCursor | null;
  status: 'resting' | 'loading' | 'failed' | 'ended';
  more: () => void;
}

/** A list that grows by a page per tap, and is restored when the visitor returns. */
export function usePaging<Data, Variables extends object>(question: PagedQuestion<Data, Variables>): Paging<Data> {
  const { document, variablesAt, nextOf, first } = question;
  const pageData = usePageData();
  const [cursors, storeCursors] = useStoredCursors();
  const [flow, setFlow] = useState<PagingFlow | null>(null);
  const [start, setStart] = useState<'resting' | 'loading' | 'failed'>('resting');
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const isShown = useRef(true);

  const answerOf = (cursor: PageCursor) => {
    const answer = pageData.peek(document, variablesAt(cursor));
    return answer?.ok ? answer.data : null;
  };

  /** The stored pages that are still cached. */
  const restored: PageCursor[] = [];
  let next = first;
  for (const cursor of cursors) {
    const data = answerOf(cursor);
    if (!data) break;
    restored.push(cursor);
    next = nextOf(data);
  }
  const restoring = cursors.some((cursor) => pageData.peek(document, variablesAt(cursor)) === undefined);

  const snapshot = useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const subscription = flow?.subscribe(changed);
        return () => subscription?.unsubscribe();
      },
      [flow],
    ),
    () => flow?.getSnapshot() ?? null,
    () => null,
  );
  const paging = snapshot?.context ?? { loaded: restored, next };
  const { length } = paging.loaded;

  const restore = useEffectEvent(() => {
    void Promise.all(cursors.map((cursor) => pageData.load(document, variablesAt(cursor)))).then(lookAgain);
  });
  useEffect(() => {
    if (restoring) restore();
  }, [restoring]);
  useEffect(() => {
    if (flow && length > 0) storeCursors(flow.getSnapshot().context.loaded);
  }, [flow, storeCursors, length]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => () => void flow?.stop(), [flow]);
  useStoredScroll({ isStored: length > 0, restored: cursors.length > 0 && !restoring });

  async function loadPage(cursor: PageCursor) {
    const variables = variablesAt(cursor);
    if (pageData.peek(document, variables)?.ok === false) pageData.invalidate(document, variables);
    return nextOf(unwrap(await pageData.load(document, variables)));
  }

  async function begin() {
    setStart('loading');
    try {
      const { startPaging } = await import(/* webpackChunkName: "paging" */ './start-paging');
      if (!isShown.current) return;
      const begun = startPaging({ loaded: restored, next, loadPage });
      begun.send({ type: 'page.load' });
      setFlow(begun);
    } catch {
      // Loading the code failed: reported like a failed page.
      setStart('failed');
    }
  }

  const before = restoring ? 'loading' : start;
  return {
    pages: paging.loaded.flatMap((cursor) => answerOf(cursor) ?? []),
    next: paging.next,
    status: paging.next === null ? 'ended' : snapshot ? statusOf(snapshot) : before,
    more() {
      if (flow) flow.send({ type: 'page.load' });
      else if (before !== 'loading') void begin();
    },
  };
}
