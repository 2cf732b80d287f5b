import { app } from '../../support/server/rest-examples';
import { click, type Endpoint, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId, settings } from '../../support/server/facade-fixture';

let endpoint: Endpoint;
beforeEach(async () => {
  endpoint = await startEndpoint();
});
afterEach(() => endpoint.close());

const calls = (path: string) => endpoint.provider.asked.filter((asked) => asked.path === path).length;

test('a complete answer to a query is cacheable for a short time', async () => {
  const reply = await endpoint.ask('HomeScreen');
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=30');
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('an unchanged answer is a 304', async () => {
  const { etag } = (await endpoint.ask('HomeScreen')).headers;
  const again = await endpoint.ask('HomeScreen', {}, { headers: { 'if-none-match': String(etag) } });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
});

test('compresses an answer if the client accepts it', async () => {
  const plain = await endpoint.ask('HomeScreen');
  const packed = await endpoint.ask('HomeScreen', {}, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(packed.text.length).toBeLessThan(plain.text.length);
});

test('an answer with errors is not cacheable', async () => {
  endpoint.provider.intrude(({ path }, response) => {
    if (!path.endsWith('/components')) return false;
    response.writeHead(500).end();
    return true;
  });
  const failed = await endpoint.ask('HomeScreen');
  expect(failed.headers['cache-control']).toBe('no-store');
  expect(failed.headers.etag).toBeUndefined();
  expect(failed.json).toMatchObject({ data: null, errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
  endpoint.provider.intrude(null);
  expect((await endpoint.ask('HomeScreen')).json).toMatchObject({ data: { home: [{}, {}] } });
});

test('the answer to a mutation is not cacheable', async () => {
  const reply = await endpoint.send('TrackClick', { click });
  expect(reply.headers['cache-control']).toBe('no-store');
  await endpoint.send('TrackClick', { click });
  expect(calls('/api/v2/customer/track/clicks')).toBe(2);
});

test('concurrent equal queries share one call', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => endpoint.ask('HomeScreen')));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(calls('/api/v2/customer/components')).toBe(1);
});

test('variables in another order are the same query', async () => {
  await endpoint.ask('HomeScreen');
  endpoint.provider.forget();
  await endpoint.ask('HomeScreen', { tab: undefined, other: 1 });
  expect(endpoint.provider.asked).toEqual([]);
});

test('a new configuration evicts cached answers', async () => {
  await endpoint.ask('StoreShell');
  endpoint.provider.apps.set('warung', app({ revision: 'r2', name: 'Warung Baru' }));
  endpoint.pass(1_001);
  expect((await endpoint.ask('StoreShell')).json).toMatchObject({ data: { store: { name: 'Warung Baru' } } });
});

test('an unavailable configuration is a GraphQL error', async () => {
  endpoint.provider.intrude((_asked, response) => {
    response.writeHead(500).end();
    return true;
  });
  const reply = await endpoint.ask('StoreShell');
  expect(reply.status).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
});

const firstStores = { documentId: documentId('DirectoryScreen'), variables: JSON.stringify({ page: 1 }) };

test('the directory needs no store', async () => {
  const reply = await endpoint.call({ query: firstStores });
  expect(reply.json).toMatchObject({
    data: { directory: { stores: [{ codename: 'warung', color: '#a0d568' }], lastPage: 1 } },
  });
});

test('a mutation without a store is refused by its operation', async () => {
  const reply = await endpoint.send('TrackClick', { click }, { url: '/graphql?lang=id' });
  expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

describe('in host mode', () => {
  let hosted: Endpoint;
  beforeEach(async () => {
    hosted = await startEndpoint('production', { settings: { ...settings, MULTI_TENANT: false } });
  });
  afterEach(() => hosted.close());
  const at = (host: string, query: Record<string, string> = {}) =>
    hosted.call({ query: { documentId: documentId('StoreShell'), ...query }, headers: { host } });

  test('a store is found by its exact host', async () => {
    expect((await at('warung.test')).json).toMatchObject({ data: { store: { codename: 'warung' } } });
    expect((await at('WARUNG.test:8080')).json).toMatchObject({ data: { store: { codename: 'warung' } } });
  });

  test.each(['lain.test', 'a.warung.test', 'warung.test.evil.test'])('%s has no store', async (host) => {
    expect((await at(host)).status).toBe(404);
  });

  test('ignores a store named in the URL', async () => {
    hosted.provider.apps.set('lain', app({ codename: 'lain', view_uid: 'applain', domains: [] }));
    expect((await at('warung.test', { store: 'lain' })).json).toMatchObject({
      data: { store: { codename: 'warung' } },
    });
  });

  test('ignores a forwarded host', async () => {
    const reply = await hosted.call({
      query: { documentId: documentId('StoreShell') },
      headers: { host: 'lain.test', 'x-forwarded-host': 'warung.test' },
    });
    expect(reply.status).toBe(404);
  });

  test('the directory is empty', async () => {
    const reply = await hosted.call({
      query: firstStores,
      headers: { host: 'warung.test' },
    });
    expect(reply.json).toEqual({ data: { directory: { stores: [], lastPage: 1 } } });
  });
});
