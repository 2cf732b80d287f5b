import type { FastifyRequest } from 'fastify';
import { mayOperate } from '../../../server/http/operator';
import type { Settings } from '../../../server/settings';
import { type HttpFixture, startHttp } from './http-fixture';

const key = 'a key of the operator';
let http: HttpFixture;
afterEach(() => http.close());

const statuses = (headers: Record<string, string> = {}) =>
  Promise.all(['/metrics', '/inspector'].map(async (url) => (await http.ask({ url, headers })).statusCode));

test('who is on this machine needs no key', async () => {
  http = await startHttp();
  expect(await statuses()).toEqual([200, 200]);
  expect(await statuses({ host: 'localhost:3000' })).toEqual([200, 200]);
});

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-host', 'toko.example'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7'],
  ['via', '1.1 proxy'],
  ['host', 'toko.example'],
])('a request that a proxy on this machine passed on needs one: %s', async (name, value) => {
  http = await startHttp({ environment: { OPERATOR_KEY: key } });
  expect(await statuses({ [name]: value })).toEqual([401, 401]);
  expect(await statuses({ [name]: value, authorization: `Bearer ${key}` })).toEqual([200, 200]);
});

test.each([
  ['1.1', true],
  ['1.0', false],
])('a request in HTTP %s is of a browser here: %p', (httpVersion, expected) => {
  const request = { host: '127.0.0.1:3000', headers: {}, raw: { httpVersion } } as FastifyRequest;
  const settings = { HOST: '127.0.0.1', PUBLIC_URL: '', OPERATOR_KEY: key } as Settings;
  expect(mayOperate(request, settings)).toBe(expected);
});

test.each([{ PUBLIC_URL: 'https://toko.example' }, { HOST: '0.0.0.0' }])(
  'where others can reach the server everybody needs one: %p',
  async (environment) => {
    http = await startHttp({ environment: { ...environment, OPERATOR_KEY: key } });
    expect(await statuses()).toEqual([401, 401]);
    expect(await statuses({ authorization: `Bearer ${key}` })).toEqual([200, 200]);
  },
);
