import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../support/server/http-fixture';

const key = 'a key of the operator';
const bearer = { authorization: `Bearer ${key}` };
const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` });

let http: HttpFixture;
let clock = 0;
beforeEach(() => {
  clock = Date.now();
});
afterEach(() => http.close());

const start = async (environment: NodeJS.ProcessEnv = { OPERATOR_KEY: key }, options: HttpFixtureOptions = {}) => {
  http = await startHttp({ environment, now: () => clock, ...options });
};
const statuses = (headers: Record<string, string> = {}) =>
  Promise.all(['/metrics', '/inspector'].map(async (url) => (await http.ask({ url, headers })).statusCode));
const statusOf = async (headers: Record<string, string>) => (await http.ask({ url: '/inspector', headers })).statusCode;
const cookieOf = (headers: { 'set-cookie'?: string[] }) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

test.each([
  ['as a browser on this machine', {}],
  ['by the name localhost', { host: 'localhost:3000' }],
  ['through a proxy that rewrites Host and says nothing', { host: '127.0.0.1:3000', connection: 'keep-alive' }],
  ['through a proxy that says so', { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }],
] as [string, Record<string, string>][])('a request %s needs the key', async (_how, headers) => {
  for (const environment of [{}, { OPERATOR_KEY: key }, { TRUSTED_PROXIES: '127.0.0.1' }]) {
    await start(environment);
    expect(await statuses(headers)).toEqual([401, 401]);
    if (environment !== undefined && !('TRUSTED_PROXIES' in environment)) await http.close();
  }
});

test('the key opens the page for programs and browsers', async () => {
  await start();
  expect(await statuses(bearer)).toEqual([200, 200]);
  expect(await statuses(basic(key))).toEqual([200, 200]);
  expect(await statuses(basic(`${key}!`))).toEqual([401, 401]);
});

test('only a page asks for the key in a browser dialog', async () => {
  await start();
  const asked = async (url: string) => (await http.ask(url)).headers['www-authenticate'];
  expect(await asked('/inspector')).toBe('Basic realm="operator"');
  expect(await asked('/inspector/coverage')).toBe('Bearer');
  expect(await asked('/metrics')).toBe('Bearer');
});

test('a browser that sent the key gets a cookie for a week', async () => {
  await start();
  const { headers } = await http.ask({ url: '/inspector', headers: basic(key) });
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-operator=[\w-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  const cookie = cookieOf(headers);
  expect(await statuses({ cookie })).toEqual([200, 200]);
  expect(await statuses({ cookie: `${cookie.slice(0, -2)}xx` })).toEqual([401, 401]);
  clock += 7 * 24 * 60 * 60_000;
  expect(await statuses({ cookie })).toEqual([401, 401]);
});

test('a new key invalidates the cookies of the old one', async () => {
  await start();
  const cookie = cookieOf((await http.ask({ url: '/inspector', headers: basic(key) })).headers);
  await http.close();
  await start({ OPERATOR_KEY: `${key} of today` });
  expect(await statuses({ cookie })).toEqual([401, 401]);
});

test('the URL printed at start works once and redirects to a URL without the token', async () => {
  await start({});
  const url = `/inspector?operator=${http.operator.startToken}`;
  const { statusCode, headers } = await http.ask(url);
  expect([statusCode, headers.location]).toEqual([303, '/inspector']);
  const cookie = cookieOf(headers);
  expect(await statuses({ cookie })).toEqual([200, 200]);
  expect((await http.ask(url)).statusCode).toBe(401);
  expect((await http.ask({ url, headers: { cookie } })).statusCode).toBe(303);
});

test.each(['', 'x', 'x'.repeat(32)])('rejects an unknown token: "%s"', async (token) => {
  await start();
  const { statusCode, headers } = await http.ask(`/inspector?operator=${token}`);
  expect([statusCode, headers['set-cookie']]).toEqual([401, undefined]);
});

test('ten wrong keys block further wrong ones from an IP address for 15 minutes, but never the right one', async () => {
  await start();
  const cookie = cookieOf((await http.ask({ url: '/inspector', headers: basic(key) })).headers);
  const guesses = Array.from({ length: 30 }, (_, index) => `wrong key number ${index}`);
  const answers: number[] = [];
  for (const guess of guesses) answers.push(await statusOf({ authorization: `Bearer ${guess}` }));
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
  const wrong = { authorization: 'Bearer wrong' };
  const refused = await http.ask({ url: '/metrics', headers: wrong });
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 900]).toEqual([429, true]);
  expect(await statuses({ cookie })).toEqual([200, 200]);
  expect(await statuses(bearer)).toEqual([200, 200]);
  clock += 15 * 60_000;
  expect(await statuses(wrong)).toEqual([401, 401]);
});

test('visitors behind a trusted proxy have separate limits', async () => {
  await start({ OPERATOR_KEY: key, TRUSTED_PROXIES: '127.0.0.1' });
  for (let index = 0; index < 11; index += 1) {
    await statusOf({ authorization: 'Bearer wrong', 'x-forwarded-for': '203.0.113.9' });
  }
  expect(await statusOf({ authorization: 'Bearer wrong', 'x-forwarded-for': '203.0.113.9' })).toBe(429);
  expect(await statusOf({ ...bearer, 'x-forwarded-for': '203.0.113.8' })).toBe(200);
});
