import { assign, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

export interface PageCursor {
  page: number;
  after: string;
}

interface Paging {
  /** The pages shown after the first, in order. */
  loaded: readonly PageCursor[];
  /** The cursor of the next page; null at the end of the list. */
  next: PageCursor | null;
}

export type SearchPagingEvent = { type: 'page.load' };

/** A list that grows by a page per tap. Its items stay, even if a page fails. */
export const searchPagingMachine = setup({
  types: {} as { context: Paging; input: Paging; events: SearchPagingEvent },
  actors: { loadPage: provided<PageCursor | null, PageCursor | null>('loadPage') },
  guards: { hasMore: ({ context }) => context.next !== null },
  actions: {
    append: assign(({ context: { loaded, next } }, following: PageCursor | null) => ({
      loaded: next ? [...loaded, next] : loaded,
      next: following,
    })),
  },
}).createMachine({
  id: 'searchPaging',
  meta: { inspectable: ['loaded.length', 'next.page'] },
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasMore', target: 'resting' }, { target: 'ended' }] },
    resting: { on: { 'page.load': 'loading' } },
    loading: {
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context.next,
        onDone: { target: 'deciding', actions: { type: 'append', params: outputParams } },
        onError: 'failed',
      },
    },
    failed: { on: { 'page.load': 'loading' } },
    ended: { type: 'final' },
  },
});
