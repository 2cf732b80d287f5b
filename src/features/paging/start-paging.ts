import { createActor, fromPromise } from 'xstate';
import { type PageCursor, searchPagingMachine } from '../../../machines/search/search-paging';
import { announce } from '../../actors/running-flows';

export interface PagingStart {
  loaded: readonly PageCursor[];
  next: PageCursor | null;
  /** Resolves to the next cursor, or null at the end; rejects if the page fails to load. */
  loadPage: (cursor: PageCursor) => Promise<PageCursor | null>;
}

/** Starts the flow of one list. Its code loads with the first tap, not with the page. */
export function startPaging({ loaded, next, loadPage }: PagingStart) {
  const machine = searchPagingMachine.provide({
    actors: {
      loadPage: fromPromise<PageCursor | null, PageCursor | null>(async ({ input }) => input && loadPage(input)),
    },
  });
  const flow = createActor(machine, { input: { loaded, next } });
  flow.subscribe({ complete: announce(flow) });
  return flow.start();
}

export type PagingFlow = ReturnType<typeof startPaging>;
