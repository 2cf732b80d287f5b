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

test('requests a configuration at most once a second', async () => {
  const find = start();
  await find();
  clock += 999;
  await find();
  expect(provider.asked).toHaveLength(1);
});

test('after a second, requests only the revision', async () => {
  const find = start();
  const first = await find();
  clock += 1_000;
  expect(await find()).toBe(first);
  expect(provider.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"r1"']);
});

test('the next request gets a new revision', async () => {
  const find = start();
  await find();
  provider.apps.set('warung', app({ revision: 'r2', name: 'Warung Baru' }));
  clock += 1_000;
  expect((await find())?.store).toMatchObject({ revision: 'r2', name: 'Warung Baru' });
});

test('concurrent requests share one call', async () => {
  const find = start();
  await Promise.all(Array.from({ length: 20 }, () => find()));
  clock += 1_000;
  await Promise.all(Array.from({ length: 20 }, () => find()));
  expect(provider.asked).toHaveLength(2);
});

test.each([
  ['fails', 500],
  ['talks nonsense', 200],
])('while the provider %s, returns the last valid configuration and logs that once', async (_name, status) => {
  const find = start();
  const good = await find();
  provider.intrude(fail(status));
  clock += 60_000;
  expect(await find()).toBe(good);
  expect(await find()).toBe(good);
  expect(log.lines).toMatchObject([{ level: 'warn', facts: { store: 'warung', requestId: 'request-1' } }]);
});

test('does not wait for a slow provider', async () => {
  const find = start(20);
  const good = await find();
  provider.intrude(() => true);
  clock += 1_000;
  expect(await find()).toBe(good);
});

test('without a last valid configuration, throws the error', async () => {
  provider.intrude(fail(500));
  await expect(start()()).rejects.toMatchObject({ name: 'ProviderError', kind: 'status' });
});

test('an unknown store is null and is requested again after a second', async () => {
  const find = start();
  expect(await find({ codename: 'lain' })).toBeNull();
  expect(await find({ codename: 'lain' })).toBeNull();
  expect(provider.asked).toHaveLength(1);
  provider.apps.set('lain', app({ codename: 'lain' }));
  clock += 1_000;
  expect((await find({ codename: 'lain' }))?.store.codename).toBe('lain');
});

test('a removed store is null', async () => {
  const find = start();
  await find();
  provider.apps.delete('warung');
  clock += 1_000;
  expect(await find()).toBeNull();
});

test.each(['Warung', 'w', '../warung', '', 'a'.repeat(41)])(
  'does not request the invalid codename %j',
  async (codename) => {
    expect(await start()({ codename })).toBeNull();
    expect(provider.asked).toEqual([]);
  },
);

test('finds a store only by its own host', async () => {
  const find = start();
  expect((await find({ host: 'warung.test' }))?.store.codename).toBe('warung');
  expect(await find({ host: 'lain.test' })).toBeNull();
});

test.each([
  ['codename', { codename: 'lain' }],
  ['host', { host: 'lain.test' }],
])('rejects a configuration of a store other than that of the %s', async (_name, reference) => {
  provider.intrude((_asked, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, message: '', data: app() }));
    return true;
  });
  await expect(start()(reference)).rejects.toMatchObject({ kind: 'shape' });
});

test('unknown names evict no store', async () => {
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

test('returns a configuration larger than the cache', async () => {
  const find = start(undefined, 1_000);
  expect(await find()).toMatchObject({ store: { codename: 'warung' } });
  expect(await find()).toMatchObject({ store: { codename: 'warung' } });
});

test('limits cached configurations by bytes', async () => {
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

describe('a host in a deployment with a default store', () => {
  const reference = { host: 'anything.example', otherwise: 'warung' };

  test('gets its own store, or the default store', async () => {
    provider.apps.set('butik', app({ codename: 'butik', domains: ['butik.example'] }));
    const find = start();
    expect((await find({ ...reference, host: 'butik.example' }))?.store.codename).toBe('butik');
    expect((await find(reference))?.store.codename).toBe('warung');
  });

  test('keeps the default store while the provider is down if the host was unknown', async () => {
    const find = start();
    await find(reference);
    provider.intrude(fail(500));
    clock += 60_000;
    expect((await find(reference))?.store.codename).toBe('warung');
    await expect(find({ ...reference, host: 'butik.example' })).rejects.toThrow();
  });
});

test('each language is requested and cached separately', async () => {
  const records = createStoreRecords({ provider: client, caches: createCacheBudget(1_000_000), now: () => clock });
  const find = (locale?: 'id' | 'en') =>
    records.find(warung, { requestId: 'request-1', log, ...(locale && { locale }) });
  const plain = await find();
  expect(await find('en')).not.toBe(plain);
  expect(await find('id')).toBe(plain);
  expect(provider.asked.map(({ headers }) => headers['accept-language'])).toEqual(['id', 'en']);
});

describe('while the provider tells which stores change', () => {
  function startTold() {
    let changedAt = Number.NEGATIVE_INFINITY;
    const records = createStoreRecords({
      provider: client,
      caches: createCacheBudget(1_000_000),
      changes: { isUnchangedSince: (codename, moment) => codename === 'warung' && changedAt < moment },
      now: () => clock,
    });
    return {
      records,
      find: () => records.find(warung, { requestId: 'request-1', log }),
      change: () => {
        changedAt = clock;
      },
    };
  }

  test('an unchanged store is asked for twice a minute', async () => {
    const { find } = startTold();
    await find();
    clock += 29_999;
    await find();
    expect(provider.asked).toHaveLength(1);
    clock += 1;
    await find();
    expect(provider.asked).toHaveLength(2);
  });

  test('a changed store is asked for at the next request, but once a second', async () => {
    const { find, change } = startTold();
    await find();
    clock += 5_000;
    change();
    clock += 1;
    await find();
    expect(provider.asked).toHaveLength(2);
    change();
    clock += 998;
    await find();
    expect(provider.asked).toHaveLength(2);
    clock += 2;
    await find();
    expect(provider.asked).toHaveLength(3);
  });

  test('a store is asked for when a scheduled change begins', async () => {
    const { find } = startTold();
    provider.appHeaders = { expires: new Date(clock + 10_000).toUTCString() };
    await find();
    clock += 9_999;
    await find();
    expect(provider.asked).toHaveLength(1);
    clock += 1;
    await find();
    expect(provider.asked).toHaveLength(2);
  });

  test('another catalogue version comes with an unchanged configuration', async () => {
    const { find, change } = startTold();
    provider.appHeaders = { 'catalogue-version': 'c1' };
    const first = await find();
    clock += 5_000;
    change();
    clock += 1;
    provider.appHeaders = { 'catalogue-version': 'c2' };
    const second = await find();
    expect([first?.catalogue, second?.catalogue]).toEqual(['c1', 'c2']);
    expect(second?.store).toBe(first?.store);
  });

  test('a store is told to be current until it changes, and not without a stream', async () => {
    const { records, find, change } = startTold();
    expect(records.told(warung, 'id')).toBeNull();
    const record = await find();
    expect(records.told(warung, 'id')).toBe(record);
    expect(records.told(warung, 'en')).toBeNull();
    clock += 10;
    change();
    expect(records.told(warung, 'id')).toBeNull();
    clock += 1_000;
    await find();
    expect(records.told(warung, 'id')).toBe(record);
    clock += 30_000;
    expect(records.told(warung, 'id')).toBeNull();
    const untold = createStoreRecords({ provider: client, caches: createCacheBudget(1_000_000), now: () => clock });
    await untold.find(warung, { requestId: 'request-1', log });
    expect(untold.told(warung, 'id')).toBeNull();
  });
});
