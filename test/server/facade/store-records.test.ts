import type { ServerResponse } from 'node:http';
import { createCacheBudget } from '../../../server/cache/cache-budget';
import { createStoreRecords } from '../../../server/facade/store-records';
import { createProviderClient } from '../../../server/provider-client/provider-client';
import { app } from '../../support/server/rest-examples';
import { memoryLog } from '../../support/server/facade-fixture';
import { startStubProvider, type StubProvider } from '../../support/server/stub-provider';

let provider: StubProvider;
let client: ReturnType<typeof createProviderClient>;
let clock = 0;
const log = memoryLog();
const warung = { codename: 'warung' };

beforeEach(async () => {
  provider = await startStubProvider();
  provider.apps.set('warung', app());
  client = createProviderClient({ baseUrl: provider.baseUrl, random: () => 0 });
  clock = 1_000_000;
  log.lines.splice(0);
});
afterEach(async () => {
  await client.close();
  await provider.close();
});

function start(timeoutMs?: number, maxBytes = 1_000_000) {
  const records = createStoreRecords({
    provider: client,
    caches: createCacheBudget(maxBytes),
    now: () => clock,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return (reference: Parameters<typeof records.find>[0] = warung) =>
    records.find(reference, { requestId: 'request-1', log });
}

const fail = (status: number) => (_asked: unknown, response: ServerResponse) => {
  response.writeHead(status).end('not JSON');
  return true;
};

test('a configuration is asked for once a second at most', async () => {
  const find = start();
  await find();
  clock += 999;
  await find();
  expect(provider.asked).toHaveLength(1);
});

test('after a second only the revision is asked about', async () => {
  const find = start();
  const first = await find();
  clock += 1_000;
  expect(await find()).toBe(first);
  expect(provider.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"r1"']);
});

test('a new revision is there for the next request', async () => {
  const find = start();
  await find();
  provider.apps.set('warung', app({ revision: 'r2', name: 'Warung Baru' }));
  clock += 1_000;
  expect((await find())?.store).toMatchObject({ revision: 'r2', name: 'Warung Baru' });
});

test('many requests ask once', async () => {
  const find = start();
  await Promise.all(Array.from({ length: 20 }, () => find()));
  clock += 1_000;
  await Promise.all(Array.from({ length: 20 }, () => find()));
  expect(provider.asked).toHaveLength(2);
});

test.each([
  ['fails', 500],
  ['talks nonsense', 200],
])('while the provider %s the last good configuration is shown, and that is logged once', async (_name, status) => {
  const find = start();
  const good = await find();
  provider.intrude(fail(status));
  clock += 60_000;
  expect(await find()).toBe(good);
  expect(await find()).toBe(good);
  expect(log.lines).toMatchObject([{ level: 'warn', facts: { store: 'warung', requestId: 'request-1' } }]);
});

test('a provider that takes too long is not waited for', async () => {
  const find = start(20);
  const good = await find();
  provider.intrude(() => true);
  clock += 1_000;
  expect(await find()).toBe(good);
});

test('without a last good configuration the fault is told', async () => {
  provider.intrude(fail(500));
  await expect(start()()).rejects.toMatchObject({ name: 'ProviderError', kind: 'status' });
});

test('a store that is not there is null, and is asked about again after a second', async () => {
  const find = start();
  expect(await find({ codename: 'lain' })).toBeNull();
  expect(await find({ codename: 'lain' })).toBeNull();
  expect(provider.asked).toHaveLength(1);
  provider.apps.set('lain', app({ codename: 'lain' }));
  clock += 1_000;
  expect((await find({ codename: 'lain' }))?.store.codename).toBe('lain');
});

test('a store that was removed is gone', async () => {
  const find = start();
  await find();
  provider.apps.delete('warung');
  clock += 1_000;
  expect(await find()).toBeNull();
});

test.each(['Warung', 'w', '../warung', '', 'a'.repeat(41)])(
  '%j can be no codename and is not asked for',
  async (codename) => {
    expect(await start()({ codename })).toBeNull();
    expect(provider.asked).toEqual([]);
  },
);

test('a store is found by its host, and not by another', async () => {
  const find = start();
  expect((await find({ host: 'warung.test' }))?.store.codename).toBe('warung');
  expect(await find({ host: 'lain.test' })).toBeNull();
});

test.each([
  ['codename', { codename: 'lain' }],
  ['host', { host: 'lain.test' }],
])('a configuration of another store than the %s names is refused', async (_name, reference) => {
  provider.intrude((_asked, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, message: '', data: app() }));
    return true;
  });
  await expect(start()(reference)).rejects.toMatchObject({ kind: 'shape' });
});

test('names that nobody has push no store out', async () => {
  const find = start();
  const good = await find();
  provider.intrude((_asked, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false,"message":""}');
    return true;
  });
  for (let number = 0; number < 2_100; number += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => find({ codename: `x${number + index}` })));
  }
  provider.intrude(fail(500));
  clock += 60_000;
  expect(await find()).toBe(good);
});

test('a configuration that is larger than the cache is served all the same', async () => {
  const find = start(undefined, 1_000);
  expect(await find()).toMatchObject({ store: { codename: 'warung' } });
  expect(await find()).toMatchObject({ store: { codename: 'warung' } });
});

test('configurations are bounded by their bytes', async () => {
  const maxBytes = 400_000;
  const caches = createCacheBudget(maxBytes);
  const records = createStoreRecords({ provider: client, caches, now: () => clock });
  for (let number = 0; number < 60; number += 1) {
    const codename = `besar${number}`;
    provider.apps.set(codename, app({ codename, tagline: 'x'.repeat(10_000) }));
    await records.find({ codename }, { requestId: 'request-1', log });
  }
  const [stores] = caches.use();
  expect(stores).toMatchObject({ cache: 'stores' });
  expect(stores?.entries).toBeLessThan(10);
  expect(stores?.bytes).toBeLessThan(maxBytes);
});

describe('a host with a store for hosts that none has', () => {
  const reference = { host: 'anything.example', otherwise: 'warung' };

  test('has its own store, else that one', async () => {
    provider.apps.set('butik', app({ codename: 'butik', domains: ['butik.example'] }));
    const find = start();
    expect((await find({ ...reference, host: 'butik.example' }))?.store.codename).toBe('butik');
    expect((await find(reference))?.store.codename).toBe('warung');
  });

  test('keeps it while the provider is down, where the host was known to be nobody’s', async () => {
    const find = start();
    await find(reference);
    provider.intrude(fail(500));
    clock += 60_000;
    expect((await find(reference))?.store.codename).toBe('warung');
    await expect(find({ ...reference, host: 'butik.example' })).rejects.toThrow();
  });
});

test('each language is asked for and remembered apart', async () => {
  const records = createStoreRecords({ provider: client, caches: createCacheBudget(1_000_000), now: () => clock });
  const find = (locale?: 'id' | 'en') =>
    records.find(warung, { requestId: 'request-1', log, ...(locale && { locale }) });
  const plain = await find();
  expect(await find('en')).not.toBe(plain);
  expect(await find('id')).toBe(plain);
  expect(provider.asked.map(({ headers }) => headers['accept-language'])).toEqual(['id', 'en']);
});
