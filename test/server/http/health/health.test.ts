import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadiness } from '../../../../server/http/health/health';

let body = '';
let calls = 0;
let provider: Server;
let providerUrl = '';
beforeAll(async () => {
  provider = createServer((_request, response) => {
    calls += 1;
    response.writeHead(body ? 200 : 500).end(body);
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => provider.close());

const up = '{"success":true,"message":"","writable":true}';
const facadeWith = (stores: number) => ({ knownStores: async () => stores });

test.each([
  ['all is well', up, 2, { ok: true, stores: 2, provider: 'up', writes: 'ok' }],
  ['a provider that does not say', '{"success":true}', 2, { ok: true, provider: 'up', writes: 'ok' }],
  ['a full disk', up.replace('true}', 'false}'), 2, { ok: true, provider: 'up', writes: 'failing' }],
  ['a provider that fails', '', 2, { ok: true, provider: 'down', writes: 'unknown' }],
  ['no store at all', up, 0, { ok: false, stores: 0, provider: 'up' }],
])('with %s', async (_what, answer, stores, expected) => {
  body = answer;
  expect(await createReadiness({ facade: facadeWith(stores), providerUrl })()).toMatchObject(expected);
});

test('with an unreachable provider and no stores', async () => {
  const facade = { knownStores: () => Promise.reject(new Error('down')) };
  expect(await createReadiness({ facade, providerUrl: 'http://127.0.0.1:9' })()).toEqual({
    ok: false,
    stores: 0,
    provider: 'down',
    writes: 'unknown',
    stopping: false,
  });
});

test('checks at most once a second, and reports a stopping process at once', async () => {
  body = up;
  calls = 0;
  let clock = 0;
  const stopping = new AbortController();
  const readiness = createReadiness({
    facade: facadeWith(1),
    providerUrl,
    stopping: stopping.signal,
    now: () => clock,
  });
  await Promise.all([readiness(), readiness()]);
  clock = 999;
  expect((await readiness()).ok).toBe(true);
  expect(calls).toBe(1);
  stopping.abort();
  expect(await readiness()).toMatchObject({ ok: false, stopping: true, stores: 1 });
  clock = 1_000;
  await readiness();
  expect(calls).toBe(2);
});
