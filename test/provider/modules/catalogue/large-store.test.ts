import { createSearch, type SearchRequest } from '../../../../provider/modules/catalogue/queries/search/search';
import type { Database } from '../../../../provider/database/database';
import { bothDatabases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { fillLargeStore, type LargeItem, largeItems } from '../../../support/provider/large-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

jest.setTimeout(120_000);

/** More than a search tries item by item, so that both of its ways are taken. */
const items = largeItems(6_500);
const numbered = items.map((item, id) => ({ ...item, id }));

type Numbered = LargeItem & { id: number };

const near = { latitude: 1.234, longitude: 107 };
const all: Partial<SearchRequest> = {};

const has =
  (word: string) =>
  ({ title }: LargeItem) =>
    title.includes(word);

const rows: [what: string, request: Partial<SearchRequest>, matches: (item: Numbered) => boolean][] = [
  ['every item', all, () => true],
  ['a word of most items', { text: 'umumnya' }, has('umumnya')],
  ['a word of some items', { text: 'kadang' }, has('kadangkala')],
  ['a word of few items', { text: 'langka' }, has('langka')],
  ['a word of what sells well', { text: 'terlaris' }, has('terlaris')],
  ['a word of what sells badly', { text: 'terbengkalai' }, has('terbengkalai')],
  ['two words', { text: 'umumnya kadangkala' }, (item) => has('umumnya')(item) && has('kadangkala')(item)],
  ['a word of the content', { text: 'keluarga' }, ({ content }) => content !== ''],
  ['a typing error', { text: 'kadangkla' }, has('kadangkala')],
  ['a typing error in a common word', { text: 'umumnuya' }, has('umumnya')],
  ['nothing', { text: 'xqzwvkj' }, () => false],
  ['a label', { labels: ['sayur'] }, ({ label_search }) => label_search === 'sayur'],
  ['labels of which one is rare', { labels: ['jarang', 'nihil'] }, ({ label_search }) => label_search === 'jarang'],
  [
    'a rare label and a word',
    { labels: ['jarang'], text: 'umumnya' },
    (item) => item.label_search === 'jarang' && has('umumnya')(item),
  ],
  ['a range of prices', { priceMin: 20_000, priceMax: 60_000 }, ({ price }) => price >= 20_000 && price <= 60_000],
  [
    'a narrow range of prices',
    { priceMin: 20_000, priceMax: 20_100 },
    ({ price }) => price >= 20_000 && price <= 20_100,
  ],
  ['a rating of most', { ratingMin: 3.2 }, ({ review_rating }) => review_rating >= 3.2],
  ['a rating of few', { ratingMin: 4.5 }, ({ review_rating }) => review_rating >= 4.5],
  ['places', { near }, ({ lat }) => lat !== null],
  [
    'places with a rare label',
    { near, labels: ['jarang'] },
    ({ lat, label_search }) => lat !== null && label_search === 'jarang',
  ],
  [
    'places with a common label',
    { near, labels: ['buah'] },
    ({ lat, label_search }) => lat !== null && label_search === 'buah',
  ],
];

const keysOf: Record<string, (item: Numbered) => number> = {
  0: ({ sold }) => -sold,
  1: ({ id }) => -id,
  2: ({ price }) => price || Number.MAX_SAFE_INTEGER,
  3: ({ price }) => -price,
};

/** What a search must find, by reading every item. */
function expected({ sort = 0, ...request }: Partial<SearchRequest>, matches: (item: Numbered) => boolean): string[] {
  const direction = request.near || sort === 2 ? 1 : -1;
  // All places are on one meridian.
  const distance = ({ lat }: Numbered) => Math.abs((lat ?? 0) - near.latitude);
  const keyOf = request.near ? distance : (keysOf[sort] ?? (() => 0));
  return numbered
    .filter(matches)
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => one.key - other.key || direction * (one.item.id - other.item.id))
    .map(({ item }) => item.view_uid);
}

describe.each(bothDatabases)('search of a store with many items on %s', (_name, open) => {
  let provider: TestApp;
  let database: Database;
  beforeAll(async () => {
    provider = await startTestApp(open);
    ({ database } = provider);
    await provider.admin.apply('besar', { file: 'store.yaml', text: storeText('besar') });
    await fillLargeStore(database, 'besar', items);
  });
  afterAll(() => provider.close());

  const whole: SearchRequest = {
    ...{ storeUid: 'besar_app', text: '', sort: 0, labels: [], shop: undefined, near: undefined },
    ...{ priceMin: undefined, priceMax: undefined, ratingMin: undefined, page: 1, after: undefined },
  };
  const find = async (request: Partial<SearchRequest>) => {
    const page = await createSearch(database).find({ ...whole, ...request });
    return { ids: page?.items.map(({ view_uid }) => view_uid) ?? [], after: page?.after ?? undefined };
  };

  /** The first pages by cursor. */
  async function pages(request: Partial<SearchRequest>, count: number) {
    const found: string[] = [];
    let after: string | undefined;
    for (let page = 1; page <= count; page += 1) {
      const { ids, after: next } = await find({ ...request, after });
      found.push(...ids);
      after = next;
      if (!after) break;
    }
    return found;
  }

  const sorted = rows.flatMap(([what, request, matches]) =>
    (request.near ? [0 as const] : ([0, 1, 2, 3] as const)).map(
      (sort) => [what, sort, { ...request, sort }, matches] as const,
    ),
  );

  test.each(sorted)('finds %s in order %d, page after page', async (_what, _sort, request, matches) => {
    const wanted = expected(request, matches);
    expect(await pages(request, 3)).toEqual(wanted.slice(0, 60));
    const fifth = await find({ ...request, page: 5 });
    expect(fifth.ids).toEqual(wanted.slice(80, 100));
  });
});
