import { createProviderClient, type ProviderClientOptions } from '../../../server/provider-client/provider-client';
import type { ProviderError } from '../../../server/provider-client/provider-error';
import { app, reply } from '../../support/server/rest-examples';
import { answered, fakeTransport, ok, scope } from '../../support/server/fake-transport';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const click = {
  page_url: '/',
  app_vuid: 'a',
  comp_vuid: 'c',
  device_id: 'd',
  is_web: 1 as const,
  click_vuid: 'x',
  click_value: '',
};

function client(wire: ReturnType<typeof fakeTransport>, options: Partial<ProviderClientOptions> = {}) {
  const made = createProviderClient({
    baseUrl: 'http://provider.test',
    transport: wire.transport,
    random: () => 1,
    ...options,
  });
  return { calls: made.forRequest(scope), made };
}

let tookMs: number;

/** The outcome of a call as time passes, and after how long. */
async function outcome<T>(call: Promise<T>): Promise<T | ProviderError> {
  const started = Date.now();
  const settled = call
    .catch((error: ProviderError) => error)
    .finally(() => {
      tookMs = Date.now() - started;
    });
  await jest.advanceTimersByTimeAsync(5_000);
  return settled;
}

const lost = new Error('socket hang up');

test('returns a valid reply', async () => {
  const { calls } = client(fakeTransport(ok()));
  expect(await outcome(calls.health())).toEqual({ success: true, message: '' });
});

test('returns null for the contract’s 404 if the caller allows it', async () => {
  const { calls } = client(fakeTransport(answered(404, '{"success":false,"message":"none"}')));
  expect(await outcome(calls.health({}, { orNull: true }))).toBeNull();
});

test('throws for the contract’s 404 by default, without blaming the provider', async () => {
  const told: unknown[] = [];
  const missing = answered(404, '{"success":false,"message":"none"}');
  const { calls } = client(fakeTransport(missing), { onCall: ({ failure }) => told.push(failure) });
  expect(await outcome(calls.getItem({ view_uid: 'bayam', codename: 'warung' }))).toMatchObject({
    name: 'ProviderError',
    kind: 'status',
    status: 404,
    path: '/api/v2/customer/item/bayam',
  });
  expect(told).toEqual([null]);
});

test('encodes an id in the path', async () => {
  const wire = fakeTransport(ok(reply([])));
  await outcome(client(wire).calls.getItem({ view_uid: '../a?b', codename: 'warung' }));
  expect(wire.sent[0]).toMatchObject({ method: 'GET', target: '/api/v2/customer/item/..%2Fa%3Fb?codename=warung' });
  const dots = client(wire).calls.getItem({ view_uid: '..', codename: 'warung' });
  expect(await outcome(dots)).toMatchObject({ name: 'ProviderError', kind: 'input' });
});

test('every operation uses the path, method and timeout of the contract', async () => {
  const wire = fakeTransport('silence');
  const { calls } = client(wire, { deadline: 100 });
  const input = { view_uid: 'a', codename: 'warung', page: 2 };
  await outcome(calls.listReviews(input));
  expect([wire.sent[0]?.target, tookMs]).toEqual(['/api/v2/customer/item/a/reviews?codename=warung&page=2', 100]);
  await outcome(calls.trackClick(click));
  expect([wire.sent.at(-1)?.target, tookMs]).toEqual(['/api/v2/customer/track/clicks', 1_000]);
});

test.each([
  ['a 404 of somebody else', answered(404, '<h1>nginx</h1>', 'text/html'), 'unreadable', 404],
  ['another type', answered(200, '{"success":true,"message":""}', 'text/html'), 'unreadable', 200],
  ['half a reply', answered(200, '{"success":tr'), 'unreadable', 200],
  ['nothing', answered(200, ''), 'unreadable', 200],
  ['a field of the wrong type', ok({ success: 'yes', message: '' }), 'shape', 200],
  ['a missing field', ok({ success: true }), 'shape', 200],
  ['a list in place of an object', ok([]), 'shape', 200],
  ['null', ok(null), 'shape', 200],
  ['a redirect', answered(302), 'status', 302],
  ['a refusal', answered(403), 'status', 403],
  ['too many requests', answered(429), 'busy', 429],
  ['a 304 that nobody asked for', answered(304), 'status', 304],
])('%s is one known error, at once', async (_name, exchange, kind, status) => {
  const wire = fakeTransport(exchange);
  expect(await outcome(client(wire).calls.health())).toMatchObject({
    name: 'ProviderError',
    kind,
    status,
    path: '/healthz',
  });
  expect(wire.sent).toHaveLength(1);
});

test.each([
  ['a lost connection', lost, 'down'],
  ['a 500', answered(500), 'status'],
  ['a 503', answered(503), 'status'],
])('a GET is retried twice after %s', async (_name, answer, kind) => {
  const wire = fakeTransport(answer);
  expect(await outcome(client(wire).calls.health())).toMatchObject({ kind });
  expect(wire.sent).toHaveLength(3);
});

test('a GET returns the reply of a successful retry', async () => {
  const { calls } = client(fakeTransport(lost, ok()));
  expect(await outcome(calls.health())).toEqual({ success: true, message: '' });
});

test.each([
  ['a lost connection', lost],
  ['a 500', answered(500)],
  ['silence', 'silence' as const],
])('%s is never retried for a POST', async (_name, answer) => {
  const wire = fakeTransport(answer);
  await outcome(client(wire).calls.trackClick(click));
  expect(wire.sent).toHaveLength(1);
});

test('a silent provider times out at the deadline', async () => {
  const wire = fakeTransport('silence');
  expect(await outcome(client(wire).calls.health())).toMatchObject({ kind: 'timeout' });
  expect(tookMs).toBe(2_000);
});

test('attempts and pauses end at the same deadline', async () => {
  const wire = fakeTransport(lost, 'silence');
  expect(await outcome(client(wire).calls.health())).toMatchObject({ kind: 'timeout' });
  expect(tookMs).toBe(2_000);
});

test('a deadline during a pause is a timeout', async () => {
  const wire = fakeTransport(lost);
  expect(await outcome(client(wire, { deadline: 50 }).calls.health())).toMatchObject({ kind: 'timeout' });
  expect(wire.sent).toHaveLength(1);
});

test('an aborted call rejects with the caller’s reason and is not retried', async () => {
  const caller = new AbortController();
  const wire = fakeTransport('silence');
  const calls = createProviderClient({ baseUrl: 'http://p', transport: wire.transport }).forRequest({
    ...scope,
    signal: caller.signal,
  });
  const call = calls.health();
  caller.abort(new Error('gone'));
  expect(await outcome(call)).toMatchObject({ message: 'gone' });
  expect(wire.sent).toHaveLength(1);
});

test('a page past its deadline gets a timeout', async () => {
  const page = new AbortController();
  const wire = fakeTransport('silence');
  const calls = createProviderClient({ baseUrl: 'http://p', transport: wire.transport }).forRequest({
    ...scope,
    signal: page.signal,
  });
  const call = calls.health();
  page.abort(new DOMException('late', 'TimeoutError'));
  expect(await outcome(call)).toMatchObject({ kind: 'timeout' });
});

test('clears all timers', async () => {
  const { calls } = client(fakeTransport(ok()));
  const before = jest.getTimerCount();
  await calls.health();
  expect(jest.getTimerCount()).toBe(before);
});

test('a call sends request id, token and query', async () => {
  const wire = fakeTransport(ok(reply([])));
  const calls = client(wire).made.forRequest({ ...scope, token: 'secret' });
  await outcome(calls.listComponents({ codename: 'warung', view_uids: 'a,b' }));
  expect(wire.sent[0]).toMatchObject({
    target: '/api/v2/customer/components?codename=warung&view_uids=a%2Cb',
    headers: { 'x-request-id': 'request-1', authorization: 'Bearer secret' },
  });
});

test('sends a form as a form', async () => {
  const wire = fakeTransport(ok());
  await outcome(client(wire).calls.trackClick(click));
  expect(wire.sent[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(wire.sent[0]?.body).toBe('page_url=%2F&app_vuid=a&comp_vuid=c&device_id=d&is_web=1&click_vuid=x&click_value=');
});

test('a current version is answered without a reply', async () => {
  const expires = 'Sat, 28 Nov 2026 11:00:00 GMT';
  const wire = fakeTransport({ ...answered(304), etag: '"r1"', catalogueVersion: 'c7', expires });
  expect(await outcome(client(wire).calls.getApp({ codename: 'warung' }, { orNull: true, etag: '"r1"' }))).toEqual({
    reply: null,
    etag: '"r1"',
    catalogueVersion: 'c7',
    expires: Date.parse(expires),
  });
  expect(wire.sent[0]?.headers['if-none-match']).toBe('"r1"');
});

test('a newer version is returned with its tag', async () => {
  const wire = fakeTransport({ ...ok(reply(app())), etag: '"r2"' });
  const found = await outcome(client(wire).calls.getApp({ codename: 'warung' }, { orNull: true, etag: '"r1"' }));
  expect(found).toMatchObject({ etag: '"r2"', reply: { data: { codename: 'warung' } } });
});

test('reports each call with its failure', async () => {
  const told: unknown[] = [];
  const { calls } = client(fakeTransport(ok(), answered(403)), { onCall: (call) => told.push(call) });
  await outcome(calls.health());
  await outcome(calls.health());
  expect(told).toMatchObject([
    { operation: 'health', store: 'warung', failure: null, milliseconds: 0 },
    { operation: 'health', store: 'warung', failure: { kind: 'status' }, milliseconds: 0 },
  ]);
});
