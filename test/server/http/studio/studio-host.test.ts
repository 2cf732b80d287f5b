import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const studioOrigin = { STUDIO_ORIGIN: 'https://studio.example' };
const statusAt = async (host: string, url: string) => (await http.ask({ url, headers: { host } })).statusCode;

const studio = ['/studio', '/studio/', '/studio/stores/warung', '/studio/assets/page.js', '/%73tudio'];
const stores = ['/warung', '/warung/cart', '/sandbox', '/robots.txt', '/elsewhere'];

test('with an origin of its own, the studio is on that host alone', async () => {
  http = await startHttp({ environment: studioOrigin });
  for (const url of studio) {
    expect([url, await statusAt('studio.example', url)]).toEqual([url, 200]);
    expect([url, await statusAt('STUDIO.example:443', url)]).toEqual([url, 200]);
    expect([url, await statusAt('shop.example', url)]).toEqual([url, 404]);
    expect([url, await statusAt('studio.example.evil.test', url)]).toEqual([url, 404]);
    expect([url, await statusAt('studio.example:8443', url)]).toEqual([url, 404]);
  }
});

test('the host of the studio has no stores', async () => {
  http = await startHttp({ environment: studioOrigin });
  for (const url of stores) expect([url, await statusAt('studio.example', url)]).toEqual([url, 404]);
  expect(await statusAt('shop.example', '/warung')).toBe(200);
  for (const url of ['/healthz', '/favicon.svg', '/tiles/1/0/0.svg'])
    expect([url, await statusAt('studio.example', url)]).toEqual([url, 200]);
  for (const url of ['/inspector', '/inspector/assets/page.js'])
    expect([url, await statusAt('studio.example', url)]).toEqual([url, 401]);
  const { headers } = await http.ask({ url: '/', headers: { host: 'studio.example' } });
  expect(headers.location).toBe('/studio');
});

test.each([
  ['of many stores', {}],
  ['of one store', { MULTI_TENANT: 'false' }],
])('without an origin of its own, the studio is on every host %s', async (_hosts, environment) => {
  http = await startHttp({ environment });
  for (const url of studio) expect([url, await statusAt('warung.example', url)]).toEqual([url, 200]);
  expect((await http.ask({ url: '/studio', headers: { host: 'warung.example' } })).headers['cache-control']).toBe(
    'no-store',
  );
});
