import { foundItem } from '../../support/server/rest-examples';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
});
afterEach(() => fixture.close());

const search = '/api/v2/customer/list/search';
const queries = () => fixture.provider.asked.filter(({ path }) => path === search).map(({ query }) => query);
const lastQuery = () => Object.fromEntries(queries().at(-1) ?? []);
const searched = (variables: object) => fixture.run('Searched', { text: '', ...variables });
const around = { latitude: -6.9, longitude: 107.6 };

test.each<[string, object, object]>([
  ['an empty text', {}, { param: '', code: '0', page: '1' }],
  ['a text as it is meant', { text: '  Kopi   SUSU ' }, { param: 'kopi susu' }],
  ['a text too long', { text: 'x'.repeat(200) }, { param: 'x'.repeat(100) }],
  ['the newest', { sort: 'NEWEST' }, { code: '1' }],
  ['the cheapest', { sort: 'CHEAPEST' }, { code: '2' }],
  ['the dearest', { sort: 'DEAREST' }, { code: '3' }],
  ['labels, each once and in order', { labels: ['b', 'a', 'b'] }, { label: 'a,b' }],
  ['labels that can exist', { labels: ['a', 'x&y', ''] }, { label: 'a' }],
  ['items of a shop', { shop: 'tokobude' }, { parent_view_uid: 'tokobude' }],
  ['a price range', { priceMin: 5000, priceMax: 20_000 }, { price_min: '5000', price_max: '20000' }],
  ['a price that can not be', { priceMin: -5, priceMax: 1e15 }, { price_min: '0', price_max: '10000000000000' }],
  ['a rating', { ratingMin: 4.5 }, { rating_min: '4.5' }],
  ['another page', { page: 3, after: 'abc' }, { page: '3', after: 'abc' }],
  ['a page too far', { page: 80 }, { page: '50' }],
  ['a page as far, from the one before on', { page: 80, after: 'abc' }, { page: '80', after: 'abc' }],
  ['a page before the first', { page: -2 }, { page: '1' }],
])('searches for %s', async (_name, variables, expected) => {
  expect((await searched(variables)).errors).toBeUndefined();
  expect(lastQuery()).toMatchObject({ app_view_uid: 'appwarung', ...expected });
});

test.each([
  ['labels that can not exist', { labels: ['x&y', '<b>'] }],
  ['a shop that can not exist', { shop: '../admin' }],
])('%s return no items without a provider call', async (_name, variables) => {
  expect((await searched(variables)).data).toEqual({
    search: {
      items: [],
      edges: [],
      pageInfo: { page: 1, hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    },
  });
  expect(queries()).toEqual([]);
});

test('rejects an unknown cursor', async () => {
  const { errors } = await searched({ after: 'x'.repeat(201) });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

test('filters the results of a provider without filters', async () => {
  const found = [
    foundItem({ view_uid: 'murah', price: 4_000, review_rating: 5 }),
    foundItem({ view_uid: 'pas', price: 9_000, review_rating: 4.5 }),
    foundItem({ view_uid: 'awal', price: 5_000, review_rating: 4 }),
    foundItem({ view_uid: 'akhir', price: 10_000, review_rating: 4 }),
    foundItem({ view_uid: 'kurang', price: 9_000, review_rating: 3 }),
    foundItem({ view_uid: 'gratis', price: 0, review_rating: 5 }),
    foundItem({ view_uid: 'mahal', price: 90_000, review_rating: 5 }),
  ];
  fixture.provider.found.set('warung', found);
  const ids = async (variables: object) =>
    ((await searched(variables)).data as { search: { items: { id: string }[] } }).search.items.map(({ id }) => id);
  expect(await ids({ priceMin: 5_000, priceMax: 10_000, ratingMin: 4 })).toEqual(['pas', 'awal', 'akhir']);
  expect(await ids({ priceMax: 10_000 })).toEqual(['murah', 'pas', 'awal', 'akhir', 'kurang']);
});

test('a page has the cursor of the next page', async () => {
  fixture.provider.intrude(({ path }, response) => {
    if (path !== search) return false;
    const data = { data: [foundItem()], current_page: 1, next_page_url: `${search}?page=2&after=k%2F1` };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, message: '', data }));
    return true;
  });
  expect((await searched({})).data).toMatchObject({
    search: {
      edges: [{ cursor: 'k/1', node: { id: 'bayam250' } }],
      pageInfo: { page: 1, hasNextPage: true, startCursor: '1.1', endCursor: 'k/1' },
    },
  });
});

test('the same search is requested once', async () => {
  await searched({ text: 'Kopi', labels: ['a', 'b'] });
  await searched({ text: ' kopi ', labels: ['b', 'a'] });
  expect(queries()).toHaveLength(1);
});

test.each([
  ['another text', { text: 'teh' }],
  ['another order', { text: 'kopi', sort: 'NEWEST' }],
  ['another label', { text: 'kopi', labels: ['a'] }],
  ['a shop', { text: 'kopi', shop: 'toko' }],
  ['a price', { text: 'kopi', priceMin: 5 }],
  ['a rating', { text: 'kopi', ratingMin: 4 }],
  ['another page', { text: 'kopi', page: 2 }],
  ['another place to go on', { text: 'kopi', after: 'x' }],
])('%s is a separate search', async (_name, variables) => {
  await searched({ text: 'kopi' });
  await searched(variables);
  expect(queries()).toHaveLength(2);
});

describe('suggestions', () => {
  const suggested = async (text: string) =>
    ((await fixture.run('Suggested', { text })).data as { suggestions: object[] }).suggestions;

  test('are the first six results', async () => {
    const found = Array.from({ length: 20 }, (_, index) => foundItem({ view_uid: `i${index}` }));
    fixture.provider.found.set('warung', found);
    expect(await suggested('ko')).toHaveLength(6);
    await searched({ text: 'ko' });
    expect(queries()).toHaveLength(1);
  });

  test('are empty before anything is typed', async () => {
    expect(await suggested('  ')).toEqual([]);
    expect(queries()).toEqual([]);
  });
});

describe('near me', () => {
  const nearMe = (variables: object = {}) => fixture.run('Around', { position: around, ...variables });

  test('returns items with location and distance', async () => {
    fixture.provider.found.set('warung', [
      foundItem({ view_uid: 'a', latitude: -6.91, longitude: 107.61, distance: 1.234 }),
      foundItem({ view_uid: 'nowhere', distance: 2 }),
      foundItem({ view_uid: 'unmeasured', latitude: -6.91, longitude: 107.61, distance: null }),
    ]);
    expect((await nearMe({ labels: ['a'], page: 2, after: 'k' })).data).toEqual({
      nearMe: {
        pageInfo: { page: 2, hasNextPage: false, endCursor: null },
        found: [
          {
            kilometres: 1.234,
            position: { latitude: -6.91, longitude: 107.61 },
            item: { __typename: 'Goods', id: 'a', title: 'Bayam Hijau' },
          },
        ],
      },
    });
    expect(lastQuery()).toEqual({
      app_view_uid: 'appwarung',
      type: 'nearme',
      latitude: '-6.9',
      longitude: '107.6',
      label: 'a',
      page: '2',
      after: 'k',
    });
  });

  test('is not cached', async () => {
    await nearMe();
    await nearMe();
    expect(queries()).toHaveLength(2);
  });

  test.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -181 },
  ])('rejects the position %j', async (position) => {
    expect((await nearMe({ position })).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(queries()).toEqual([]);
  });
});
