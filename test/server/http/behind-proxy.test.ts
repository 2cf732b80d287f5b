import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const hosts = { MULTI_TENANT: 'false' };
const trusted = { ...hosts, TRUSTED_PROXIES: '127.0.0.1' };
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

async function originOf(environment: HttpFixtureOptions['environment'], headers: Record<string, string>) {
  http = await startHttp({ environment: { PORT: '3000', ...environment } });
  const { port } = http;
  const named = Object.entries(headers).map(([name, value]) => [name, value.replace('{port}', String(port))]);
  await http.ask({ url: '/', headers: Object.fromEntries(named) as Record<string, string> });
  return http.rendered[0]?.origin.replace(`:${port}`, ':{port}');
}

test.each([
  ['a trusted proxy says https', trusted, { ...forwarded, host: 'warung.example' }, 'https://warung.example'],
  ['its other host', trusted, { ...forwarded, host: 'butik.example' }, 'https://butik.example'],
  [
    'it names the host apart',
    trusted,
    { ...forwarded, host: 'backend:3000', 'x-forwarded-host': 'butik.example' },
    'https://butik.example',
  ],
  ['a port that visitors wrote', trusted, { ...forwarded, host: 'butik.example:{port}' }, 'https://butik.example'],
  ['a peer that nobody trusts', hosts, { ...forwarded, host: 'warung.example' }, 'http://warung.example'],
  ['a store’s host with the server’s port', hosts, { host: 'warung.example:{port}' }, 'http://warung.example:{port}'],
  ['a store’s host with any port', hosts, { host: 'warung.example:9999' }, 'http://warung.example'],
  ['a host of nobody', hosts, { host: 'evil.example' }, 'http://127.0.0.1:3000'],
  [
    'a host of nobody, for which there is a store',
    { ...trusted, STORE_CODENAME: 'warung' },
    { ...forwarded, host: 'evil.example' },
    'http://127.0.0.1:3000',
  ],
  ['localhost with any port', {}, { host: 'localhost:9999' }, 'http://127.0.0.1:3000'],
  ['localhost with the server’s port', {}, { host: 'localhost:{port}' }, 'http://localhost:{port}'],
  [
    'PUBLIC_URL before all others',
    { ...trusted, PUBLIC_URL: 'https://shop.example' },
    { ...forwarded, host: 'warung.example' },
    'https://shop.example',
  ],
] as [string, NodeJS.ProcessEnv, Record<string, string>, string][])(
  'the canonical URL follows %s',
  async (_what, environment, headers, origin) => {
    expect(await originOf(environment, headers)).toBe(origin);
  },
);

test('Host headers with a hundred ports share one cached page', async () => {
  http = await startHttp({ environment: { ...hosts, STORE_CODENAME: 'warung' } });
  for (const host of ['warung.example', 'localhost', 'evil.example']) {
    for (let port = 1; port <= 100; port += 1) await http.ask({ url: '/', headers: { host: `${host}:${port}` } });
  }
  expect(http.rendered.length).toBeLessThanOrEqual(3);
});

test('cookies are secure on https only', async () => {
  http = await startHttp({ environment: trusted });
  const cookiesOf = async (headers: Record<string, string>) =>
    (await http.ask({ url: '/?lang=en', headers: { host: 'warung.example', ...headers } })).headers['set-cookie'];
  expect(await cookiesOf(forwarded)).toEqual(['lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure']);
  expect(await cookiesOf({})).toEqual(['lang=en; Max-Age=31536000; Path=/; SameSite=Lax']);
});

test('HSTS is sent only behind a trusted proxy with https', async () => {
  http = await startHttp({ environment: trusted });
  const ask = () => http.ask({ url: '/', headers: { ...forwarded, host: 'warung.example' } });
  expect((await ask()).headers).toHaveProperty('strict-transport-security');
  await http.close();
  http = await startHttp({ environment: hosts });
  expect((await ask()).headers).not.toHaveProperty('strict-transport-security');
});

const warnings = () => http.lines.filter((line) => line.includes('TRUSTED_PROXIES'));

test('forwarded headers of an untrusted peer are logged once', async () => {
  http = await startHttp({ environment: { LOG_LEVEL: 'warn' } });
  await http.ask('/warung');
  expect(warnings()).toEqual([]);
  for (let time = 0; time < 3; time += 1) await http.ask({ url: '/warung', headers: forwarded });
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    level: 40,
    peer: '127.0.0.1',
    headers: ['x-forwarded-for', 'x-forwarded-proto'],
  });
});

test('forwarded headers of a trusted proxy are not logged', async () => {
  http = await startHttp({ environment: { LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.0/8' } });
  await http.ask({ url: '/warung', headers: forwarded });
  expect(warnings()).toEqual([]);
});

test.each([
  'http://evil.example/warung',
  'http://evil.example/sandbox',
  'https://127.0.0.1/metrics',
  'evil.example:80',
])('rejects an absolute-form request for %s', async (url) => {
  http = await startHttp();
  const { statusCode } = await http.ask(url);
  expect([400, 404]).toContain(statusCode);
  expect(http.rendered).toEqual([]);
});
