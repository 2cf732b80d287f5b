import fc from 'fast-check';
import { createCacheBudget } from '../../../server/cache/cache-budget';
import { createPageCache, type PageKey } from '../../../server/http/pages/page-cache';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

const key: PageKey = {
  storeUid: 'warung_app',
  revision: '1',
  locale: 'id',
  origin: 'http://a',
  base: '/warung',
  path: '/',
  search: '',
};

function clocked() {
  let clock = 0;
  const cache = createPageCache(createCacheBudget(1_000_000), () => clock);
  return { cache, at: (time: number) => (clock = time) };
}

describe('a cached page', () => {
  test.each([
    ['of the minute before', 59_999, 60_000, false],
    ['rendered since the minute before', 60_001, 60_002, false, 59_999],
    ['of the same minute', 60_000, 64_999, true],
  ])('is returned %s: %#', (_what, storedAt, foundAt, isReturned, startedAt = storedAt) => {
    const { cache, at } = clocked();
    at(storedAt);
    cache.store(key, 200, 'a page', 'nonce', startedAt);
    at(foundAt);
    expect(cache.find(key) !== null).toBe(isReturned);
  });

  test('is fresh for five seconds', () => {
    const { cache, at } = clocked();
    cache.store(key, 200, 'a page', 'nonce');
    at(5_000);
    expect(cache.find(key)).toMatchObject({ renew: false });
  });

  test('is then refreshed by one visitor while the others get the stale page', () => {
    const { cache, at } = clocked();
    cache.store(key, 200, 'a page', 'nonce');
    at(5_001);
    expect(cache.find(key)?.renew).toBe(true);
    expect(cache.find(key)?.renew).toBe(false);
  });

  test('is refreshed by the next visitor after a failed refresh', () => {
    const { cache, at } = clocked();
    cache.store(key, 200, 'a page', 'nonce');
    at(5_001);
    cache.find(key);
    cache.renewed(key);
    expect(cache.find(key)?.renew).toBe(true);
  });

  test('expires after a minute', () => {
    const { cache, at } = clocked();
    cache.store(key, 200, 'a page', 'nonce');
    at(60_001);
    expect(cache.find(key)).toBeNull();
  });

  test('is fresh again after a refresh', () => {
    const { cache, at } = clocked();
    cache.store(key, 200, 'a page', 'nonce');
    at(50_000);
    cache.store(key, 200, 'a new page', 'nonce');
    at(55_000);
    const found = cache.find(key);
    expect(found?.renew).toBe(false);
    expect(found?.page.encoded(null).toString()).toBe('a new page');
  });

  test('keeps its bytes if it is rendered again with the same content, and its status if not', async () => {
    const { cache } = clocked();
    const html = (nonce: string) => `<style nonce="${nonce}">p{}</style>${'sayur '.repeat(1_000)}`;
    cache.store(key, 200, html('one'), 'one');
    const first = cache.find(key)?.page;
    cache.store(key, 200, html('two'), 'two');
    expect(cache.find(key)?.page).toBe(first);
    cache.store(key, 404, html('three'), 'three');
    expect(cache.find(key)?.page.status).toBe(404);
  });
});

test('two pages share a key only if all their inputs are equal', () => {
  const part = fc.oneof(fc.constantFrom('', 'a', '"', '","', '\\', '["', '/a', '?page=1', 'id', 'id!'), fc.string());
  const anyKey = fc.record({
    storeUid: part,
    revision: part,
    locale: part,
    origin: part,
    base: part,
    path: part,
    search: part,
  });
  fc.assert(
    fc.property(anyKey, anyKey, (one, other) => {
      const cache = createPageCache(createCacheBudget(1_000_000));
      cache.store(one, 200, 'one', 'nonce');
      const same = Object.keys(one).every((name) => one[name as keyof PageKey] === other[name as keyof PageKey]);
      expect(cache.find(other) !== null).toBe(same);
    }),
    { numRuns: 10_000 },
  );
});

describe('the server', () => {
  let http: HttpFixture;
  afterEach(() => http.close());

  const visit = (url: string, headers = {}) => http.ask({ url, headers });

  test('renders a page requested by two guests once', async () => {
    http = await startHttp();
    const first = await visit('/warung');
    const second = await visit('/warung');
    expect(http.rendered).toHaveLength(1);
    expect(second.body).toBe(first.body.replace(/ nonce="[^"]*"/g, ''));
  });

  test.each([
    ['another store', '/butik', {}],
    ['another page', '/warung/m/sayur-sayur', {}],
    ['another language', '/warung', { 'accept-language': 'en' }],
    ['the same language by its own URL', '/warung?lang=id', {}],
    ['another page number', '/warung?page=2', {}],
    ['another host', '/warung', { host: '127.0.0.1:4000' }],
  ])('renders %s separately', async (_, url, headers) => {
    http = await startHttp();
    await visit('/warung');
    await visit(url, headers);
    expect(http.rendered).toHaveLength(2);
  });

  test('ignores parameters that a page does not read', async () => {
    http = await startHttp();
    await visit('/warung?page=2');
    await visit('/warung?utm_source=x&tab=sayur&fbclid=1&page=2');
    expect(http.rendered).toHaveLength(1);
    expect(http.rendered[0]?.search).toBe('?page=2');
  });

  test('does not cache a page with a failed part', async () => {
    http = await startHttp({ page: { isWhole: () => false } });
    await visit('/warung');
    await visit('/warung');
    expect(http.rendered).toHaveLength(2);
  });

  test('does not cache a page without a store', async () => {
    http = await startHttp();
    await visit('/');
    await visit('/');
    expect(http.rendered).toHaveLength(2);
  });

  test('stores no visitor data in a cached page', async () => {
    http = await startHttp();
    const headers = {
      cookie: 'a=secret',
      'user-agent': 'secret',
      referer: 'http://secret',
      'x-forwarded-for': 'secret',
    };
    await visit('/warung', headers);
    expect((await visit('/warung', { 'x-forwarded-for': 'another' })).body).not.toContain('secret');
    expect(http.rendered).toHaveLength(1);
  });
});
