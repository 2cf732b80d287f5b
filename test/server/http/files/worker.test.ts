import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const ask = async (url: string, headers: object = {}) =>
  http.ask({ url, headers: { host: 'shops.example', ...headers } });

test('a store has a worker below its path, which knows its store', async () => {
  http = await startHttp();
  const { statusCode, headers, body } = await ask('/warung/sw.js');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(body).toMatch(
    /^self\.storeOfWorker=\{"codename":"warung","version":"[0-9a-f]{16}","files":\[\]\};\nworker\(\);$/,
  );
  expect(headers['service-worker-allowed']).toBeUndefined();
});

test('a browser with the worker does not register a second one', async () => {
  http = await startHttp();
  const { headers } = await ask('/warung/sw.js');
  const again = await ask('/warung/sw.js', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a store that does not exist has no worker', async () => {
  http = await startHttp();
  expect((await ask('/nobody/sw.js')).statusCode).toBe(404);
  expect((await ask('/sw.js')).statusCode).toBe(404);
});

test('the host of a store has its worker at the root', async () => {
  http = await startHttp({ environment: { MULTI_TENANT: 'false' } });
  const { statusCode, body } = await ask('/sw.js', { host: 'warung.example' });
  expect([statusCode, body.includes('"codename":"warung"')]).toEqual([200, true]);
});

test('in development the worker removes itself and its caches', async () => {
  http = await startHttp({ build: { workerScript: null } });
  const { body } = await ask('/warung/sw.js');
  expect(body).toContain('self.registration.unregister()');
});
