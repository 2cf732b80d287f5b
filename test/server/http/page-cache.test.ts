import fc from 'fast-check';
import { createCacheBudget } from '../../../server/cache/cache-budget';
import { createPageBytes } from '../../../server/http/pages/page-bytes';
import { createPageCache, type PageKey, type PageOrigins } from '../../../server/http/pages/page-cache';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

const hour = 3_600_000;

const key: PageKey = {
  storeUid: 'warung_app',
  revision: '1',
  locale: 'id',
  origin: 'http://a',
  base: '/warung',
  path: '/',
  search: '',
};

const origins = (catalogue: string | null, end = Number.POSITIVE_INFINITY): PageOrigins => ({
  catalogue,
  end,
  reads: [],
});

function clocked() {
  let clock = 0;
  const cache = createPageCache(createCacheBudget(1_000_000), () => clock);
  const rendered = (html: string, nonce = 'nonce', status = 200) => ({ status, html, nonce, startedAt: clock });
  return {
    cache,
    at: (time: number) => (clock = time),
    store: (of: PageOrigins, html = 'a page') => cache.store(key, rendered(html), of),
    rendered,
  };
}

describe('a page of a store with catalogue versions', () => {
  test('stays current for hours while the version is the same', () => {
    const { cache, at, store } = clocked();
    store(origins('v1'));
    at(7 * hour);
    expect(cache.find(key, 'v1')?.state).toBe('current');
  });

  test('ends with another version', () => {
    const { cache, store } = clocked();
    store(origins('v1'));
    expect(cache.find(key, 'v2')?.state).toBe('ended');
  });

  test('ends at the moment at which the clock changes it', () => {
    const { cache, at, store } = clocked();
    store(origins('v1', hour));
    at(hour - 1);
    expect(cache.find(key, 'v1')?.state).toBe('current');
    at(hour);
    expect(cache.find(key, 'v1')?.state).toBe('ended');
  });

  test('is current again, with the same bytes, once it is known to be as it was', () => {
    const { cache, store } = clocked();
    store(origins('v1'));
    const first = cache.find(key, 'v1')?.page;
    cache.keep(key, origins('v2'));
    expect(cache.find(key, 'v2')).toMatchObject({ state: 'current', page: first });
  });

  test('without a version, as after a change of the provider, is judged by its age', () => {
    const { cache, at, store } = clocked();
    store(origins('v1'));
    at(5_001);
    expect(cache.find(key, null)?.state).toBe('old');
  });

  test.each([
    ['Jakarta', 17],
    ['Makassar', 16],
    ['Jayapura', 15],
  ])('does not outlive its day in %s', (_zone, hourInUtc) => {
    const { cache, at, store } = clocked();
    at(hourInUtc * hour - 1);
    store(origins('v1'));
    expect(cache.find(key, 'v1')).not.toBeNull();
    at(hourInUtc * hour);
    expect(cache.find(key, 'v1')).toBeNull();
  });

  test('that was begun the day before is not stored for the new day', () => {
    const { cache, at, rendered } = clocked();
    at(17 * hour - 1);
    const begun = rendered('yesterday');
    at(17 * hour);
    cache.store(key, begun, origins('v1'));
    expect(cache.find(key, 'v1')).toBeNull();
  });

  test('is refreshed once for all who wait', async () => {
    const { cache } = clocked();
    let refreshes = 0;
    const refresh = async () => {
      refreshes += 1;
      return null;
    };
    await Promise.all([1, 2, 3].map(() => cache.refreshOnce(key, 'v2', refresh)));
    expect(refreshes).toBe(1);
    await Promise.all(['v3', 'v4'].map((version) => cache.refreshOnce(key, version, refresh)));
    expect(refreshes).toBe(3);
  });
});

describe('an edge may hold a page', () => {
  test('until the clock changes it, or its day ends', () => {
    const { cache, at, store } = clocked();
    const page = store(origins('v1', 2 * hour));
    at(hour);
    expect(cache.validMs(key, page)).toBe(hour);
    const longer = store(origins('v1'));
    expect(cache.validMs(key, longer)).toBe(14 * hour);
  });

  test('only if it is the one in the cache', () => {
    const { cache, store } = clocked();
    store(origins('v1'));
    const withFailedPart = createPageBytes(200, 'a part', 'nonce');
    expect(cache.validMs(key, withFailedPart)).toBe(0);
    expect(cache.validMs({ ...key, path: '/other' }, withFailedPart)).toBe(0);
  });
});

describe('a page of a store without catalogue versions', () => {
  const untold = origins(null);

  test.each([
    ['of the minute before', 59_999, 60_000, false],
    ['rendered since the minute before', 60_001, 60_002, false, 59_999],
    ['of the same minute', 60_000, 64_999, true],
  ])('is returned %s: %#', (_what, storedAt, foundAt, isReturned, startedAt = storedAt) => {
    const { cache, at, rendered } = clocked();
    at(storedAt);
    cache.store(key, { ...rendered('a page'), startedAt }, untold);
    at(foundAt);
    expect(cache.find(key, null) !== null).toBe(isReturned);
  });

  test('is fresh for five seconds', () => {
    const { cache, at, store } = clocked();
    store(untold);
    at(5_000);
    expect(cache.find(key, null)?.state).toBe('current');
  });

  test('is then refreshed by one visitor while the others get the stale page', () => {
    const { cache, at, store } = clocked();
    store(untold);
    at(5_001);
    expect(cache.find(key, null)?.state).toBe('old');
    expect(cache.find(key, null)?.state).toBe('current');
  });

  test('is refreshed by the next visitor after a failed refresh', () => {
    const { cache, at, store } = clocked();
    store(untold);
    at(5_001);
    cache.find(key, null);
    cache.renewed(key);
    expect(cache.find(key, null)?.state).toBe('old');
  });

  test('expires after a minute', () => {
    const { cache, at, store } = clocked();
    store(untold);
    at(60_001);
    expect(cache.find(key, null)).toBeNull();
  });

  test('is fresh again after a refresh', async () => {
    const { cache, at, store } = clocked();
    store(untold);
    at(50_000);
    store(untold, 'a new page');
    at(55_000);
    const found = cache.find(key, null);
    expect(found?.state).toBe('current');
    expect(String(await found?.page.encoded(null))).toBe('a new page');
  });

  test('keeps its bytes if it is rendered again with the same content, and its status if not', () => {
    const { cache, rendered } = clocked();
    const html = (nonce: string) => `<style nonce="${nonce}">p{}</style>${'sayur '.repeat(1_000)}`;
    cache.store(key, rendered(html('one'), 'one'), untold);
    const first = cache.find(key, null)?.page;
    cache.store(key, rendered(html('two'), 'two'), untold);
    expect(cache.find(key, null)?.page).toBe(first);
    cache.store(key, rendered(html('three'), 'three', 404), untold);
    expect(cache.find(key, null)?.page.status).toBe(404);
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
      cache.store(one, { status: 200, html: 'one', nonce: 'nonce', startedAt: Date.now() }, origins('v1'));
      const same = Object.keys(one).every((name) => one[name as keyof PageKey] === other[name as keyof PageKey]);
      expect(cache.find(other, 'v1') !== null).toBe(same);
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
