import type { components } from '../../server/__generated__/rest';
import { createApps } from '../../server/domains/stores/adapter';
import type { ProviderCalls } from '../../server/provider-client/provider-client';
import { type ProviderUnderTest, startProviderUnderTest } from './provider-under-test';

jest.setTimeout(180_000);

type Rest = components['schemas'];

const nobody = 'nobody_has_this';
const monas = { latitude: -6.1754, longitude: 106.8272 };

let provider: ProviderUnderTest;
let calls: ProviderCalls;
let stores: Rest['App'][];

/** Every reply was validated against the contract; an invalid one is an error here. */
beforeAll(async () => {
  provider = await startProviderUnderTest();
  calls = provider.client.forRequest({ store: 'contract', requestId: 'contract-suite' });
  const { stores: cards } = await createApps(calls).list(1);
  stores = await Promise.all(
    cards.map(async ({ codename }) => {
      const reply = await calls.getApp({ codename });
      return reply.data;
    }),
  );
});
afterAll(() => provider.stop());

/** The pages of a search, each with the `after` of the previous one. */
async function pagesOf(query: { app_view_uid: string; code?: 0 | 1 | 2 | 3; param?: string }, most = 4) {
  const pages: Rest['FoundItem'][][] = [];
  for (let after: string | undefined; pages.length < most; ) {
    const reply = await calls.searchList({ ...query, page: pages.length + 1, after });
    pages.push(reply.data.data);
    const next = new URLSearchParams(reply.data.next_page_url?.split('?')[1]);
    if (reply.data.next_page_url === null) break;
    expect(next.get('page')).toBe(String(pages.length + 1));
    after = next.get('after') ?? undefined;
  }
  return pages;
}

const ascending = (values: number[]) => values.every((value, index) => value >= (values[index - 1] ?? value));

test('answers 404 for a search in an unknown store', async () => {
  expect(await calls.searchList({ app_view_uid: nobody }, { orNull: true })).toBeNull();
});

test('search pages have 20 items except the last, without duplicates', async () => {
  for (const { view_uid } of stores) {
    const pages = await pagesOf({ app_view_uid: view_uid });
    expect(pages.slice(0, -1).every((page) => page.length === 20)).toBe(true);
    const ids = pages.flat().map((item) => item.view_uid);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('sorts by most sold, newest and highest price', async () => {
  for (const { view_uid } of stores) {
    const sorted = async (code: 0 | 1 | 3) => (await pagesOf({ app_view_uid: view_uid, code })).flat();
    expect(ascending((await sorted(0)).map(({ sold }) => -sold))).toBe(true);
    expect(ascending((await sorted(3)).map(({ price }) => -price))).toBe(true);
    expect((await sorted(1)).length).toBe((await sorted(0)).length);
  }
});

test('finds an item by its title, even with a typing error', async () => {
  for (const { view_uid } of stores) {
    const [page = []] = await pagesOf({ app_view_uid: view_uid }, 1);
    const title = page.map((item) => item.title).find((text) => /^[A-Z][a-z]{6,}/.test(text));
    const word = /^[A-Z][a-z]+/.exec(title ?? '')?.[0] ?? '';
    if (!word) continue;
    const found = (await pagesOf({ app_view_uid: view_uid, param: word })).flat();
    expect(found.map((item) => item.title)).toContain(title);
    const misspelt = `${word.slice(0, -3)}${word.at(-2)}${word.at(-3)}${word.at(-1)}`;
    expect((await pagesOf({ app_view_uid: view_uid, param: misspelt })).flat().length).toBeGreaterThan(0);
  }
});

test('near-me returns the nearest items first, each with its location', async () => {
  for (const { view_uid } of stores) {
    const reply = await calls.searchList({ app_view_uid: view_uid, type: 'nearme', ...monas });
    const items = reply.data.data;
    expect(ascending(items.map(({ distance }) => distance ?? Number.NaN))).toBe(true);
    expect(items.every(({ latitude, longitude }) => latitude !== null && longitude !== null)).toBe(true);
  }
});

test('every item of a store has a page, reviews and related items', async () => {
  for (const { view_uid, codename } of stores) {
    for (const item of (await pagesOf({ app_view_uid: view_uid }, 1)).flat().slice(0, 6)) {
      const id = item.view_uid;
      const page = await calls.getItem({ view_uid: id, codename });
      expect(page.data).toMatchObject({ title: item.title, type: item.type, price: item.price });
      expect(page.data.use_variant).toBe(page.data.list_product_variant.length === 0 ? 0 : 1);
      const reviews = await calls.listReviews({ view_uid: id, codename });
      expect(reviews.data.total).toBe(page.data.review_count);
      expect(reviews.data.data.slice(0, 3)).toEqual(page.data.reviews);
      const related = await calls.listRelated({ codename, view_uid: id });
      const others = related.data.map((other) => other.view_uid);
      expect([others.includes(id), others.length <= 9, new Set(others).size]).toEqual([false, true, others.length]);
    }
  }
});

test('answers 404 for the page, reviews and related items of an unknown item', async () => {
  for (const { codename } of stores) {
    const input = { view_uid: nobody, codename };
    expect(await calls.getItem(input, { orNull: true })).toBeNull();
    expect(await calls.listReviews(input, { orNull: true })).toBeNull();
    expect(await calls.listRelated(input, { orNull: true })).toBeNull();
  }
});

test('the sitemap of a store lists only its own items', async () => {
  for (const { codename } of stores) {
    const reply = await calls.listSitemapPaths({ codename });
    const ids = reply.data.data.map((item) => item.view_uid);
    expect(new Set(ids).size).toBe(ids.length);
    const [first] = ids;
    if (first) expect(await calls.getItem({ view_uid: first, codename })).not.toBeNull();
  }
});
