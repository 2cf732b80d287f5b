import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cleanUp } from '../../support/programs/cleanup';
import { asOperator } from '../../support/programs/operator-key';
import { repository } from '../../support/programs/programs';
import { type ProxiedServer, startProxiedServer } from '../../support/programs/proxied-server';
import { until } from '../../support/programs/until';
import type { Item, StoreDocument } from '../../support/stores/store-documents';

jest.setTimeout(120_000);

const demo = <T>(file: string) =>
  parse(readFileSync(join(repository, 'provider/seed/stores/kebunara', file), 'utf8')) as T;

const original = demo<StoreDocument>('store.yaml');
const { items } = demo<{ items: Item[] }>('items.yaml');

const list = '/kebunara/m/sayur-sayur';
const item = '/kebunara/p/bayam-bayam250';
const search = '/kebunara/search/kopi';
const otherStore = '/plasanusa';

let system: ProxiedServer;
beforeAll(async () => {
  system = await startProxiedServer();
});
afterAll(() => system.stop());
afterAll(cleanUp);

async function visit(path: string) {
  const response = await fetch(system.server.url + path, { headers: { 'accept-language': 'id' } });
  expect(response.status).toBe(200);
  return response.text();
}

async function rendered(): Promise<number> {
  const response = await fetch(`${system.server.url}/metrics`, { headers: asOperator });
  return Number(/^pages_total\{how="rendered"\} (\d+)/m.exec(await response.text())?.[1] ?? 0);
}

/** How many pages the work renders. */
async function rendersOf(work: () => Promise<unknown>) {
  const before = await rendered();
  await work();
  return (await rendered()) - before;
}

/** A page is not cached while its first picture is late. */
const isCached = (path: string) =>
  until(`${path} is cached`, async () => (await rendersOf(() => visit(path))) === 0, 20_000);

const withPrice = (price: number) =>
  items.map((one): Item => (one.view_uid === 'bayam250' ? { ...one, price, price_before_discount: 0 } : one));

test('a thousand visits of an unchanged page are one render, and ask the provider for nothing', async () => {
  await isCached(list);
  system.proxy.forget();
  const visits = async () => {
    for (let round = 0; round < 50; round += 1) await Promise.all(Array.from({ length: 20 }, () => visit(list)));
  };
  expect(await rendersOf(visits)).toBe(0);
  expect(system.proxy.calls(/\/api\//)).toEqual([]);
});

test('a price change renders each page that shows it once, and no other', async () => {
  const pages = [list, item, search, '/kebunara', otherStore];
  const showing: string[] = [];
  for (const path of pages) await isCached(path);
  for (const path of pages) if ((await visit(path)).includes('bayam250')) showing.push(path);
  expect(showing).toContain(item);
  expect(showing.length).toBeLessThan(pages.length - 1);
  const renders = await rendersOf(async () => {
    await system.admin.replaceItems('kebunara', withPrice(7_777));
    await until('the list has the new price', async () => (await visit(list)).includes('7.777'));
    for (const path of [...pages, ...pages]) await visit(path);
    await Promise.all(Array.from({ length: 10 }, () => visit(item)));
  });
  expect(await visit(item)).toContain('7.777');
  expect(renders).toBe(showing.length);
});

test('a publication renders the pages of its store once, and none of another', async () => {
  for (const path of [list, item, otherStore]) await isCached(path);
  const renders = await rendersOf(async () => {
    const renamed = { ...original, app: { ...original.app, name: 'Kebun Baru' } };
    expect(await system.admin.apply('kebunara', renamed)).toMatchObject({ ok: true });
    await until('the list has the new name', async () => (await visit(list)).includes('Kebun Baru'));
    for (const path of [list, item, otherStore, list, item, otherStore]) await visit(path);
  });
  expect(renders).toBe(2);
});

test('the server logged nothing', () => {
  expect(system.server.complaints().filter(({ msg }) => !msg?.startsWith('PROVIDER_KEY'))).toEqual([]);
});
