import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'yaml';
import { cleanUp } from '../../support/programs/cleanup';
import { tagsOf } from '../../support/programs/markup';
import { type ProxiedServer, startProxiedServer } from '../../support/programs/proxied-server';
import { repository } from '../../support/programs/programs';
import type { Item, StoreDocument } from '../../support/stores/store-documents';
import { brotliQuality } from '../../../server/base/compress';

jest.setTimeout(120_000);

const kilobyte = 1_024;
const most = { uncached: 4, cached: 0, decoded: 43, wire: 11.2 };
const wanted = { uncached: 2, decoded: 35, wire: 9 };

let system: ProxiedServer;
beforeAll(async () => {
  system = await startProxiedServer();
});
afterAll(() => system.stop());
afterAll(cleanUp);

async function visit(path: string) {
  const response = await fetch(system.server.url + path);
  expect(response.status).toBe(200);
  return response.text();
}

/** The number of statements of a visit, by call. */
async function cost(path: string) {
  system.proxy.forget();
  await visit(path);
  const statements = system.proxy.statements();
  return { total: statements.reduce((sum, count) => sum + count, 0), calls: system.proxy.calls(), statements };
}

test.each([
  '/kebunara/m/sayur-sayur',
  '/plasanusa',
  '/kebunara/search/0',
  '/kebunara/search/kopi',
  '/kebunara/p/bayam-bayam250',
])('%s runs at most four statements first, then none, and never writes', async (path) => {
  const first = await cost(path);
  console.info(`${path}: ${first.total} statements (wanted ${wanted.uncached}) by ${first.calls.join(', ')}`);
  expect(first.statements.length).toBe(first.calls.length);
  expect(first.total).toBeGreaterThan(0);
  expect(first.total).toBeLessThanOrEqual(most.uncached);
  const again = [await cost(path), await cost(path), await cost(path)];
  // The store's revision is requested once a second.
  expect(Math.min(...again.map(({ total }) => total))).toBe(most.cached);
  const calls = [first, ...again].flatMap((visited) => visited.calls);
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
});

test('the calls of a page do not grow with its components', async () => {
  const { calls } = await cost('/kebunara?tab=none');
  expect(calls.length).toBeLessThanOrEqual(2);
});

const demo = <T>(file: string) =>
  parse(readFileSync(join(repository, 'provider/seed/stores/kebunara', file), 'utf8')) as T;

test(`the page of a list of 20 cards has at most ${most.decoded} KB, ${most.wire} KB compressed`, async () => {
  const store = demo<StoreDocument>('store.yaml');
  const list = { view_uid: 'duapuluh', name: 'Dua puluh', category: 6, attr1: '1', attr3: '3' };
  const goods = demo<{ items: Item[] }>('items.yaml').items.filter(({ type }) => type === 0);
  const document = {
    ...store,
    codename: 'duapuluh',
    domains: [],
    app: { ...store.app, view_uid: 'duapuluh_app' },
    components: [...store.components, list],
  };
  expect(await system.admin.apply('duapuluh', document)).toMatchObject({ ok: true });
  const items = goods.slice(0, 20).map((item): Item => {
    const { parent: _parent, ...rest } = item;
    return { ...rest, components: ['duapuluh'] };
  });
  await system.admin.replaceItems('duapuluh', items);

  // Without the first picture, which is a request less.
  const html = (await visit('/duapuluh/m/dua_puluh-duapuluh')).replace(/url\(data:[^)]*\)/, '');
  const cards = tagsOf(html).filter(({ name, attributes }) => name === 'a' && attributes.get('href')?.includes('/p/'));
  expect(cards).toHaveLength(20);
  const decoded = Buffer.byteLength(html) / kilobyte;
  const wire =
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length / kilobyte;
  console.info(
    `20 cards: ${decoded.toFixed(1)} KB (wanted ${wanted.decoded}), ${wire.toFixed(1)} KB on the wire (wanted ${wanted.wire})`,
  );
  expect(decoded).toBeLessThanOrEqual(most.decoded);
  expect(wire).toBeLessThanOrEqual(most.wire);
});
