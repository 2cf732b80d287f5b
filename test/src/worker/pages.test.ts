import { browser, workerScope } from '../../support/browser/worker-scope';
import { memoryCaches } from '../../support/browser/memory-caches';
import { clearCustomer, findPage, storeOfflinePage } from '../../../src/worker/page-store';
import { servePages } from '../../../src/worker/pages';

type Match = (about: { request: object; url: URL }) => boolean;
type Route = (about: {
  request: object;
  url: URL;
  event: { waitUntil(work: Promise<unknown>): void };
}) => Promise<Response>;

const mockMatches: Match[] = [];
const mockRoutes: Route[] = [];
jest.mock('workbox-routing', () => ({
  registerRoute: (match: Match, route: Route) => {
    mockMatches.push(match);
    mockRoutes.push(route);
  },
}));

const caches = memoryCaches();
const pages = 'kebun:pages';
const day = 24 * 60 * 60_000;

interface Page {
  text?: string;
  owner?: string;
  ageMs?: number;
  status?: number;
}

/** A page as the server sends it. */
function page({ text = 'page', owner = 'shared', ageMs = 0, status = 200 }: Page = {}): Response {
  const headers = { date: new Date(Date.now() - ageMs).toUTCString(), ...(owner && { 'x-offline': owner }) };
  return new Response(text, { status, headers });
}

/** A clone of a real one is redirected too. */
const redirected = (): Response =>
  Object.defineProperties(page({ text: 'sign in' }), { redirected: { value: true }, clone: { value: redirected } });

let answer: (url: string) => Promise<Response>;

/** Opens a page, and waits for the worker's background work. */
async function visit(path: string, { reload = false } = {}) {
  const url = new URL(path, workerScope);
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
  const request = { url: url.href, cache: 'default', isReloadNavigation: reload };
  const response = await mockRoutes[0]?.({ request, url, event });
  for (let count = 0; count < work.length; count += 1) await work[count];
  return response;
}

const textOf = async (path: string) => (await visit(path))?.text();
const storedText = async (path: string) => (await findPage(new URL(path, workerScope).href))?.text();
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(() => {
  Object.assign(self, {
    caches,
    fetch: (request: { url?: string } | string) => answer(typeof request === 'string' ? request : (request.url ?? '')),
  });
  servePages();
});
beforeEach(async () => {
  await clearCustomer();
  caches.clear();
  answer = async () => page();
});

test.each([
  ['/sayur', true],
  ['/previews', true],
  ['/preview/sealed/kebun/', false],
  ['/studio', false],
  ['/studio/stores/kebun', false],
])('the worker answers %s: %s', (path, isAnswered) => {
  const request = { mode: 'navigate', destination: 'document' };
  expect(mockMatches[0]?.({ request, url: new URL(path, 'https://toko.example') })).toBe(isAnswered);
});

test('a guest’s page opens at once for a minute, and is loaded again for the next visit', async () => {
  answer = async () => page({ text: 'first' });
  await visit('sayur');
  answer = async () => page({ text: 'second' });
  expect(await textOf('sayur')).toBe('first');
  expect(await textOf('sayur')).toBe('second');
});

test.each([
  ['older than a minute', { ageMs: 61_000 }, {}, 'sayur'],
  ['reloaded', {}, { reload: true }, 'sayur'],
  ['in a chosen language', {}, {}, 'sayur?lang=en'],
  ['a customer’s', { owner: 'c1' }, {}, 'sayur'],
])('a stored page that is %s comes from the network', async (_case, about, how, path) => {
  answer = async () => page({ text: 'first', ...about });
  await visit('sayur');
  answer = async () => page({ text: 'second' });
  expect(await (await visit(path, how))?.text()).toBe('second');
});

test('without a network a stored page opens however old, for a week', async () => {
  answer = async () => page({ text: 'old', ageMs: 6 * day });
  await visit('sayur');
  answer = async () => page({ text: 'too old', ageMs: 8 * day });
  await visit('buah');
  answer = async () => page({ text: 'offline' });
  await storeOfflinePage();
  answer = offline;
  expect(await textOf('sayur')).toBe('old');
  const response = await visit('buah?page=2');
  expect(response?.status).toBe(302);
  expect(response?.headers.get('location')).toBe(`${workerScope}offline#${encodeURIComponent('/buah?page=2')}`);
  expect(await textOf('offline')).toBe('offline');
});

test('a page that the server marks as private is not stored, nor a missing one', async () => {
  for (const about of [{ owner: '' }, { status: 404 }, { status: 503 }]) {
    answer = async () => page(about);
    await visit('akun');
  }
  expect(await storedText('akun')).toBeUndefined();
});

test('a page that has become a 404 is removed from the cache', async () => {
  await visit('p/bayam');
  answer = async () => page({ status: 404 });
  await visit('p/bayam', { reload: true });
  expect(await storedText('p/bayam')).toBeUndefined();
});

test('a cache for each customer holds the customer’s pages, and the next customer replaces it', async () => {
  answer = async () => page({ owner: 'c1' });
  await visit('order/o1');
  expect(caches.contents(pages)).toEqual([]);
  expect(caches.contents('kebun:customer:c1')).toEqual([`${workerScope}order/o1`]);
  answer = async () => page({ owner: 'c2' });
  await visit('cart');
  expect(await caches.keys()).not.toContain('kebun:customer:c1');
  expect(await storedText('order/o1')).toBeUndefined();
});

test('a page of a customer is served to no other customer, and is not stored once another is signed in', async () => {
  answer = async () => page({ owner: 'c1' });
  browser.session = 'c1';
  await visit('order/o1');
  expect(await storedText('order/o1')).toBeDefined();
  for (const session of ['c2', '']) {
    browser.session = session;
    expect(await storedText('order/o1')).toBeUndefined();
    await visit('order/o2');
    expect(caches.contents('kebun:customer:c1')).toEqual([`${workerScope}order/o1`]);
  }
  browser.session = null;
});

test('a customer’s page that redirects to sign-in deletes all of the customer’s', async () => {
  answer = async () => page({ owner: 'c1' });
  await visit('order/o1');
  await visit('cart');
  answer = async () => redirected();
  await visit('cart');
  expect((await caches.keys()).filter((name) => name.includes('customer'))).toEqual([]);
});

test('a customer’s page in flight when the session ends is not stored', async () => {
  let arrive = (_page: Response) => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  const visiting = visit('order/o1');
  await new Promise((resolve) => setTimeout(resolve));
  await clearCustomer();
  arrive(page({ owner: 'c1' }));
  await visiting;
  expect(await storedText('order/o1')).toBeUndefined();
});

test('at most 40 pages of everybody and 20 of a customer are stored, the newest', async () => {
  for (let at = 1; at <= 45; at += 1) await visit(`p/${at}`);
  answer = async () => page({ owner: 'c1' });
  for (let at = 1; at <= 25; at += 1) await visit(`order/${at}`);
  expect(caches.contents(pages)).toHaveLength(40);
  expect(caches.contents(pages)[0]).toBe(`${workerScope}p/6`);
  expect(caches.contents('kebun:customer:c1')).toHaveLength(20);
  expect(await storedText('order/25')).toBe('page');
});

test('another language replaces all pages', async () => {
  await visit('sayur');
  answer = async () => page({ text: 'fruit' });
  await visit('buah?lang=en');
  expect(caches.contents(pages)).toEqual([`${workerScope}buah`]);
});

test('the caches of another store are never opened', async () => {
  const other = await caches.open('kebunlain:pages');
  await other.put(`${workerScope}sayur`, page({ text: 'of another store' }));
  const customer = await caches.open('kebunlain:customer:c1');
  await customer.put(`${workerScope}cart`, page());
  answer = async () => page({ text: 'own' });
  expect(await textOf('sayur')).toBe('own');
  await clearCustomer();
  expect(caches.contents('kebunlain:customer:c1')).toHaveLength(1);
  expect((await caches.keys()).every((name) => /^kebun(lain)?:/.test(name))).toBe(true);
});

test('a stored page opens where the network gives no answer for four seconds', async () => {
  answer = async () => page({ text: 'stored', ageMs: 2 * 60_000 });
  await visit('sayur');
  jest.useFakeTimers();
  answer = () => new Promise(() => {});
  const url = new URL('sayur', workerScope);
  const request = { url: url.href, cache: 'default' };
  const response = mockRoutes[0]?.({ request, url, event: { waitUntil: () => {} } });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await (await response)?.text()).toBe('stored');
  jest.useRealTimers();
});
