import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cleanUp } from '../../support/programs/cleanup';
import { freePort } from '../../support/programs/free-port';
import { type Nginx, startNginx } from '../../support/programs/nginx';
import { repository } from '../../support/programs/programs';
import { type ProxiedServer, startProxiedServer } from '../../support/programs/proxied-server';
import { until } from '../../support/programs/until';
import { startVarnish, type Varnish } from '../../support/programs/varnish';
import type { Item, StoreDocument } from '../../support/stores/store-documents';

jest.setTimeout(180_000);

const demo = <T>(file: string) =>
  parse(readFileSync(join(repository, 'provider/seed/stores/kebunara', file), 'utf8')) as T;

const { items } = demo<{ items: Item[] }>('items.yaml');
const path = '/kebunara/p/bayam-bayam250';

let system: ProxiedServer;
let varnish: Varnish;
let nginx: Nginx;

/** As the manual says: pages are revalidated by their ETag. */
const caching = `
  proxy_cache edge;
  proxy_cache_key $scheme$http_host$request_uri;
  proxy_cache_revalidate on;
  proxy_cache_lock on;
  proxy_cache_bypass $http_cookie;
  proxy_no_cache $http_cookie;
  proxy_set_header Host $http_host;
  add_header x-cache $upstream_cache_status;`;

beforeAll(async () => {
  const port = await freePort();
  system = await startProxiedServer({
    EDGE_SECONDS: '600',
    EDGE_PURGE: `BAN http://127.0.0.1:${port}/`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  [varnish, nginx] = await Promise.all([
    startVarnish(port, system.server.url),
    startNginx({ upstreams: [system.server.url], directives: caching, cache: 'edge' }),
  ]);
});
afterAll(async () => {
  await Promise.all([varnish.stop(), nginx.stop()]);
  await system.stop();
});
afterAll(cleanUp);

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { 'accept-language': 'id', ...headers }, redirect: 'manual' });
const visit = async (edge: { url: string }, headers?: Record<string, string>) => {
  const response = await ask(edge.url + path, headers);
  expect(response.status).toBe(200);
  return { headers: response.headers, html: await response.text() };
};

/** Varnish names the request that it answers, and for a page that it holds also that which fetched it. */
const isHeld = ({ headers }: { headers: Headers }) => (headers.get('x-varnish') ?? '').trim().includes(' ');

const held = (edge = varnish) => until('the edge holds the page', async () => isHeld(await visit(edge)));

const setPrice = (price: number) =>
  system.admin.replaceItems(
    'kebunara',
    items.map((one): Item => (one.view_uid === 'bayam250' ? { ...one, price, price_before_discount: 0 } : one)),
  );
const shows = (edge: { url: string }, text: string) =>
  until(`the page shows ${text}`, async () => (await visit(edge)).html.includes(text), 3_000);

test('a held page has no key of ours, no cookie, and is the same as the server sends', async () => {
  await held();
  const [atEdge, atServer] = [await visit(varnish), await visit(system.server)];
  expect(atEdge.html).toBe(atServer.html);
  expect(atEdge.headers.get('surrogate-key')).toBeNull();
  expect(atEdge.headers.get('set-cookie')).toBeNull();
  expect(atServer.headers.get('surrogate-key')).toMatch(/^storefront store-kebunara revision-\S+ catalogue-\S+$/);
  expect(atServer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-9]\d*$/);
});

test('a new price is at the edge at once, and a new name of the store too', async () => {
  await held();
  await setPrice(7_777);
  await shows(varnish, '7.777');
  await held();
  const original = demo<StoreDocument>('store.yaml');
  const renamed = { ...original, app: { ...original.app, name: 'Kebun Baru' } };
  expect(await system.admin.apply('kebunara', renamed)).toMatchObject({ ok: true });
  await shows(varnish, 'Kebun Baru');
});

test('another language is another page, and a request with a cookie is not answered from the edge', async () => {
  await held();
  const english = await visit(varnish, { 'accept-language': 'en' });
  expect(english.html).toContain('<html lang="en"');
  expect((await visit(varnish)).html).toContain('<html lang="id"');
  const withCookie = await visit(varnish, { cookie: 'lang=en' });
  expect(isHeld(withCookie)).toBe(false);
  expect(withCookie.headers.get('cache-control')).toBe('private, no-cache');
});

test.each(['/kebunara/cart', '/kebunara/m/tidak-ada', `${path}?lang=en`])('%s is never held', async (private_) => {
  for (let visits = 0; visits < 3; visits += 1) {
    const response = await ask(varnish.url + private_);
    await response.arrayBuffer();
    expect(isHeld(response)).toBe(false);
    expect(response.headers.get('cache-control')).toMatch(/^(no-store|private)/);
  }
});

test('a stranger cannot purge, and a purge of nonsense is refused', async () => {
  const purge = (key: string) => fetch(varnish.url, { method: 'BAN', headers: { 'surrogate-key': key } });
  expect((await purge('store-kebunara')).status).toBe(200);
  expect((await purge('.* || obj.ttl > 0s')).status).toBe(400);
});

test('nginx holds a page too, and revalidates it by its ETag', async () => {
  const states: (string | null)[] = [];
  await until('nginx holds the page', async () => {
    const { headers } = await visit(nginx);
    states.push(headers.get('x-cache'));
    return states.at(-1) === 'HIT';
  });
  expect((await visit(nginx)).html).toBe((await visit(system.server)).html);
});
