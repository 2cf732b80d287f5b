import type { components } from '../../server/__generated__/rest';
import type { Scope } from './caller';
import { nobody, noStore, type Run, sound, verify, verifyUnique } from './run';

type Found = components['schemas']['FoundItem'];

const pageSize = 20;
const operation = 'searchList';

/** Searches without a text in each order, page by page, and once by the title of an item. @returns the found items */
export async function checkSearch(run: Run, scope: Scope): Promise<Found[]> {
  await run.caller.call(noStore, operation, { fields: { app_view_uid: nobody }, expect: 404, about: nobody });
  const all = await pagesOf(run, scope, {});
  for (const [code, what, key] of orders) verifyOrder(run, scope, what, await pagesOf(run, scope, { code }), key);
  await checkByTitle(run, scope, all);
  // A provider may ignore these filters, and must not refuse them.
  await pagesOf(run, scope, { price_min: 1, price_max: 1_000_000, rating_min: 1 });
  await checkNearMe(run, scope);
  return all;
}

const orders: readonly (readonly [code: number, what: string, key: (item: Found) => number])[] = [
  [0, 'most sold first', ({ sold }) => -sold],
  [2, 'cheapest first', ({ price }) => price || Number.POSITIVE_INFINITY],
  [3, 'dearest first', ({ price }) => -price],
];

/** Reads the pages of a search, each by the cursor of the previous one. */
async function pagesOf(
  { caller, options, ...run }: Run,
  scope: Scope,
  query: Readonly<Record<string, string | number>>,
) {
  const found: Found[] = [];
  const list = JSON.stringify(query);
  const place = { store: scope.codename, operation, list };
  const all: Run = { caller, options, ...run };
  for (let page = 1, after = ''; page <= options.pages; page += 1) {
    const fields = { app_view_uid: scope.viewUid, ...query, page, ...(after && { after }) };
    const reply = await caller.call(scope, operation, { fields, about: list });
    if (!reply) break;
    const { data, next_page_url: next } = reply.body.data;
    verify(all, data.length <= pageSize, place, `a page has ${data.length} items, at most ${pageSize} are asked for`);
    found.push(...data);
    if (next === null) break;
    const target = new URL(next, 'http://provider.invalid').searchParams;
    if (!verify(all, target.get('page') === String(page + 1), place, `after page ${page} comes ${next}`)) break;
    after = target.get('after') ?? '';
  }
  verifyUnique(
    all,
    found.map(({ view_uid }) => view_uid),
    place,
  );
  return found;
}

function verifyOrder(
  run: Run,
  { codename }: Scope,
  what: string,
  found: readonly Found[],
  key: (item: Found) => number,
) {
  const keys = sound(run, codename, found);
  const wrong = keys.find((item, at) => at > 0 && key(item) < key(keys[at - 1] ?? item));
  verify(
    run,
    !wrong,
    { store: codename, operation, list: what, record: wrong?.view_uid ?? '' },
    `stands in the wrong place of "${what}"`,
  );
}

async function checkByTitle(run: Run, scope: Scope, found: readonly Found[]) {
  const [item] = sound(run, scope.codename, found).filter(({ title }) => /^[\p{L}\p{N} ]{4,100}$/u.test(title));
  if (!item) return;
  const hits = await pagesOf(run, scope, { param: item.title });
  const isFound = hits.some(({ view_uid }) => view_uid === item.view_uid);
  verify(
    run,
    isFound,
    { store: scope.codename, operation, record: item.view_uid },
    `is not found by its title "${item.title}"`,
  );
}

/** Checks near-me searches: a store without locations has no results, others are sorted by distance. */
async function checkNearMe(run: Run, scope: Scope) {
  const hits = await pagesOf(run, scope, { type: 'nearme', latitude: -6.9147, longitude: 107.6098 });
  const unplaced = hits.find(
    ({ latitude, longitude, distance }) => latitude === null || longitude === null || distance === null,
  );
  const place = { store: scope.codename, operation, list: 'near me' };
  verify(run, !unplaced, { ...place, record: unplaced?.view_uid ?? '' }, 'is near, without a location or a distance');
  verifyOrder(run, scope, 'nearest first', hits, ({ distance }) => distance ?? 0);
}
