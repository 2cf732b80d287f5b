import { createActor, fromPromise, waitFor } from 'xstate';
import { type PageCursor, searchPagingMachine } from '../../../machines/search/search-paging';
import { walkMachine } from '../../support/machines/coverage';

const second: PageCursor = { page: 2, after: 'b' };
const third: PageCursor = { page: 3, after: 'c' };
const never = () => new Promise<never>(() => {});
const done = 'xstate.done.actor.0.searchPaging.loading';

const start = (
  loadPage: (cursor: PageCursor | null) => Promise<PageCursor | null>,
  next: PageCursor | null = second,
  loaded: readonly PageCursor[] = [],
) =>
  createActor(
    searchPagingMachine.provide({
      actors: {
        loadPage: fromPromise<PageCursor | null, PageCursor | null>(({ input }) => loadPage(input)),
      },
    }),
    { input: { loaded, next } },
  ).start();

test('every state and transition can be reached', () => {
  walkMachine(
    searchPagingMachine.provide({ actors: { loadPage: fromPromise<PageCursor | null, PageCursor | null>(never) } }),
    {
      input: { loaded: [], next: second },
      facts: ({ next }: { next: PageCursor | null }) => next !== null,
      cases: [
        { type: done, output: third },
        { type: done, output: null },
      ],
    },
  );
});

test('a loaded page stays, and the next tap loads the page after it', async () => {
  const asked: (PageCursor | null)[] = [];
  const actor = start(async (cursor) => {
    asked.push(cursor);
    return cursor === second ? third : null;
  });
  actor.send({ type: 'page.load' });
  const resting = await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(resting.context).toEqual({ loaded: [second], next: third });
  actor.send({ type: 'page.load' });
  const ended = await waitFor(actor, (snapshot) => snapshot.matches('ended'));
  expect(ended.context).toEqual({ loaded: [second, third], next: null });
  expect(asked).toEqual([second, third]);
});

test('a second tap during a load does nothing', () => {
  const loadPage = jest.fn(never);
  const actor = start(loadPage);
  actor.send({ type: 'page.load' });
  expect(actor.getSnapshot().can({ type: 'page.load' })).toBe(false);
  actor.send({ type: 'page.load' });
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('a failed page leaves the list unchanged and can be retried', async () => {
  const loadPage = jest.fn<Promise<PageCursor | null>, [PageCursor | null]>();
  loadPage.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null);
  const actor = start(loadPage, third, [second]);
  actor.send({ type: 'page.load' });
  const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(failed.context).toEqual({ loaded: [second], next: third });
  actor.send({ type: 'page.load' });
  const ended = await waitFor(actor, (snapshot) => snapshot.matches('ended'));
  expect(ended.context.loaded).toEqual([second, third]);
});

test('a list with a single page offers no more', () => {
  const actor = start(never, null);
  expect(actor.getSnapshot().matches('ended')).toBe(true);
  expect(actor.getSnapshot().can({ type: 'page.load' })).toBe(false);
});

test('an actor that is not provided fails with its name', async () => {
  const actor = createActor(searchPagingMachine, { input: { loaded: [], next: second } }).start();
  actor.send({ type: 'page.load' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
});
