import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

const key = 'a key of the operator';
const bearer = { authorization: `Bearer ${key}` };
const form = { ...bearer, 'content-type': 'application/x-www-form-urlencoded' };

const environment = { OPERATOR_KEY: key };

let provider: Server;
let providerUrl: string;
let asked: string[];
let http: HttpFixture;

beforeEach(async () => {
  asked = [];
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`.trim());
      if (request.method === 'POST') response.writeHead(303, { location: '/sandbox/orders' }).end();
      else response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=1' }).end('<h1>Outbox</h1>');
    });
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await http.close();
  provider.closeAllConnections();
  await new Promise((done) => provider.close(done));
});

test('shows the embedded provider’s console without scripts, not cacheable', async () => {
  http = await startHttp({ providerUrl, environment });
  const { statusCode, headers, body } = await http.ask({ url: '/sandbox?store=warung', headers: bearer });
  expect([statusCode, body]).toEqual([200, '<h1>Outbox</h1>']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
  expect(headers['cache-control']).toBe('no-store');
  expect(String(headers['set-cookie'])).not.toContain('a=1');
  expect(asked).toEqual(['GET /sandbox?store=warung']);
});

test('forwards its own form and the redirect after it', async () => {
  http = await startHttp({ providerUrl, environment });
  const { statusCode, headers } = await http.ask({
    url: '/sandbox/orders/o1/paid',
    method: 'POST',
    headers: { ...form, 'sec-fetch-site': 'same-origin', origin: 'null' },
    payload: 'store=warung',
  });
  expect([statusCode, headers.location]).toEqual([303, '/sandbox/orders']);
  expect(asked).toEqual(['POST /sandbox/orders/o1/paid store=warung']);
});

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.test' }],
  ['nowhere', {}],
])('rejects a form from %s', async (_name, headers) => {
  http = await startHttp({ providerUrl, environment });
  const question = { url: '/sandbox/orders/o1/paid', method: 'POST', headers: { ...form, ...headers }, payload: 'a=1' };
  expect((await http.ask(question)).statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test('requires the operator’s key', async () => {
  http = await startHttp({ providerUrl, environment });
  const authorization = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  const status = async (headers: Record<string, string>) => (await http.ask({ url: '/sandbox', headers })).statusCode;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: authorization(`operator:${key}!`) })).toBe(401);
  expect(asked).toEqual([]);
  expect(await status({ authorization: authorization(`operator:${key}`) })).toBe(200);
  expect(await status({ authorization: `Bearer ${key}` })).toBe(200);
});

test('authenticates at the provider with the shared key', async () => {
  const keys: unknown[] = [];
  provider.on('request', ({ headers }) => keys.push(headers['x-provider-key']));
  http = await startHttp({ providerUrl, environment: { ...environment, PROVIDER_KEY: 'a key of the provider' } });
  await http.ask({ url: '/sandbox', headers: bearer });
  expect(keys).toEqual(['a key of the provider']);
});

test.each([
  '/sandbox/../healthz',
  '/sandbox/%2e%2e/healthz',
  '/sandbox/..%2fhealthz',
  '/sandbox/orders/../../admin/stores',
  '/sandbox//healthz',
  '/sandbox/.\\.\\healthz',
  'http://evil.example/sandbox',
  'http://evil.example/sandbox/../healthz',
])('does not forward any other provider URL: %s', async (url) => {
  http = await startHttp({ providerUrl, environment });
  const { statusCode } = await http.ask({ url, headers: bearer });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(asked).toEqual([]);
});

test('does not exist for another provider, and is not a store', async () => {
  http = await startHttp({ providerUrl, environment: { ...environment, PROVIDER_URL: providerUrl } });
  expect((await http.ask({ url: '/sandbox', headers: bearer })).statusCode).toBe(404);
  expect(asked).toEqual([]);
  expect(http.asked).toEqual([]);
});
