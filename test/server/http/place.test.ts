import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const host = { MULTI_TENANT: 'false' };
const pinned = { MULTI_TENANT: 'false', STORE_CODENAME: 'warung' };

describe.each([
  ['/', 200, null, '/', ''],
  ['/warung', 200, 'warung', '/', '/warung'],
  ['/warung/', 200, 'warung', '/', '/warung'],
  ['/warung/m/sayur_segar-sayur', 200, 'warung', '/m/sayur_segar-sayur', '/warung'],
  ['/butik/search/batik', 200, 'butik', '/search/batik', '/butik'],
  ['/unknown', 404, null, '/404', ''],
  ['/unknown/m/sayur-sayur', 404, null, '/404', ''],
  // A codename in capitals is redirected: see the test of written stores.
  ['/Unknown', 404, null, '/404', ''],
  ['/%77arung', 404, null, '/404', ''],
  ['/w', 404, null, '/404', ''],
  ['/warung%2f..%2fbutik', 404, null, '/404', ''],
  ['/warung/../butik', 200, 'butik', '/', '/butik'],
  ['/__proto__', 404, null, '/404', ''],
  ['/constructor/x', 404, null, '/404', ''],
  ['/warung/p/%zz', 200, 'warung', '/404', '/warung'],
  ['/warung/%ff/m/sayur', 200, 'warung', '/404', '/warung'],
  ['/unknown/p/%zz', 404, null, '/404', ''],
  ['/%zz/warung', 404, null, '/404', ''],
])('in sub-path mode %s', (url, status, codename, path, base) => {
  test(`is the page ${path} of ${codename ?? 'no store'}`, async () => {
    http = await startHttp();
    const answer = await http.ask(url);
    expect(answer.statusCode).toBe(status);
    expect(http.rendered[0]).toMatchObject({ codename, path, base });
  });
});

describe.each([
  ['warung.example', '/', 200, 'warung'],
  ['warung.example:8080', '/m/sayur-sayur', 200, 'warung'],
  ['WARUNG.EXAMPLE', '/', 200, 'warung'],
  ['butik.example', '/', 200, 'butik'],
  ['warung.example.evil.example', '/', 404, null],
  ['evil.example', '/', 404, null],
  ['127.0.0.1', '/', 404, null],
  ['warung', '/', 404, null],
])('in host mode %s%s', (authority, url, status, codename) => {
  test(`is a page of ${codename ?? 'no store'}`, async () => {
    http = await startHttp({ environment: host });
    const answer = await http.ask({ url, headers: { host: authority } });
    expect(answer.statusCode).toBe(status);
    expect(http.rendered[0]).toMatchObject({ codename, base: '' });
  });
});

test.each(['/p/%zz', '/%', '/m/%C3%28?page=2'])(
  'in host mode %s, which cannot be decoded, is the store’s not-found page',
  async (url) => {
    http = await startHttp({ environment: host });
    await http.ask({ url, headers: { host: 'warung.example', 'accept-language': 'en' } });
    expect(http.rendered[0]).toMatchObject({ codename: 'warung', path: '/404', base: '', locale: 'en' });
  },
);

test('in host mode a forwarded host selects no store', async () => {
  http = await startHttp({ environment: host });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'warung.example', forwarded: 'host=warung.example' };
  expect((await http.ask({ url: '/', headers })).statusCode).toBe(404);
});

test('STORE_CODENAME shows its store at every unknown host', async () => {
  http = await startHttp({ environment: pinned });
  await http.ask({ url: '/', headers: { host: 'butik.example' } });
  expect(http.rendered.pop()).toMatchObject({ codename: 'butik', origin: 'http://butik.example' });
  await http.ask({ url: '/m/sayur-sayur', headers: { host: 'anything.example' } });
  expect(http.rendered[0]).toMatchObject({ codename: 'warung', base: '', path: '/m/sayur-sayur' });
});

test.each([
  '//',
  '//evil.example/warung',
  'http://evil.example/warung',
  '/\\evil.example',
  '/%',
  '/%zz',
  '/%00',
  '/warung/%ff',
  '/?%',
  '/warung?page=%zz',
])('%s is answered without a server error', async (url) => {
  http = await startHttp();
  const answer = await http.ask(url);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers.location ?? '').not.toMatch(/^(https?:)?[/\\]{2}/);
});

test('a path of 8 kilobytes is handled like any other', async () => {
  http = await startHttp();
  await http.ask(`/warung/p/${'x'.repeat(8_192)}`);
  expect(http.rendered[0]).toMatchObject({ codename: 'warung' });
});

test('a query of 8 kilobytes is answered without a server error', async () => {
  http = await startHttp();
  const answer = await http.ask(`/warung?tab=${'x'.repeat(8_192)}`);
  expect(answer.statusCode).toBeLessThan(500);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('rejects %s of a page', async (method) => {
  http = await startHttp();
  expect((await http.ask({ method, url: '/warung' })).statusCode).toBeGreaterThanOrEqual(400);
  expect(http.rendered).toHaveLength(0);
});

test('the public URL is PUBLIC_URL if set, for any Host', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  await http.ask({ url: '/warung', headers: { host: 'evil.example' } });
  expect(http.rendered[0]?.origin).toBe('https://shop.example');
});

test('in sub-path mode a page never contains a foreign Host', async () => {
  http = await startHttp();
  await http.ask({ url: '/warung', headers: { host: 'evil.example' } });
  expect(http.rendered[0]?.origin).not.toContain('evil');
});
