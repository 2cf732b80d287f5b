import { createProviderClient, type ProviderClientOptions } from '../../../server/provider-client/provider-client';
import type { ProviderError } from '../../../server/provider-client/provider-error';
import { path } from '../../../server/provider-client/provider-path';
import { app, reply } from '../adapters/rest-examples';
import { answered, fakeTransport, ok, scope } from './fake-transport';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const health = path`/healthz`;
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

/** What comes of a call when time passes, and after how long. */
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

test('a reply of the contract comes back', async () => {
  const { calls } = client(fakeTransport(ok()));
  expect(await outcome(calls.get('health', health))).toEqual({ success: true, message: '' });
});

test('the contract’s 404 is null', async () => {
  const { calls } = client(fakeTransport(answered(404, '{"success":false,"message":"none"}')));
  expect(await outcome(calls.get('health', health))).toBeNull();
});

test.each([
  ['a 404 of somebody else', answered(404, '<h1>nginx</h1>', 'text/html'), 'shape', 404],
  ['another type', answered(200, '{"success":true,"message":""}', 'text/html'), 'shape', 200],
  ['half a reply', answered(200, '{"success":tr'), 'shape', 200],
  ['nothing', answered(200, ''), 'shape', 200],
  ['a field of the wrong type', ok({ success: 'yes', message: '' }), 'shape', 200],
  ['a missing field', ok({ success: true }), 'shape', 200],
  ['a list in place of an object', ok([]), 'shape', 200],
  ['null', ok(null), 'shape', 200],
  ['a redirect', answered(302), 'status', 302],
  ['a refusal', answered(403), 'status', 403],
  ['too many requests', answered(429), 'status', 429],
  ['a 304 that nobody asked for', answered(304), 'status', 304],
])('%s is one known error, at once', async (_name, exchange, kind, status) => {
  const wire = fakeTransport(exchange);
  expect(await outcome(client(wire).calls.get('health', health))).toMatchObject({
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
])('%s is tried twice again for a GET', async (_name, answer, kind) => {
  const wire = fakeTransport(answer);
  expect(await outcome(client(wire).calls.get('health', health))).toMatchObject({ kind });
  expect(wire.sent).toHaveLength(3);
});

test('a GET that works the second time gives its reply', async () => {
  const { calls } = client(fakeTransport(lost, ok()));
  expect(await outcome(calls.get('health', health))).toEqual({ success: true, message: '' });
});

test.each([
  ['a lost connection', lost],
  ['a 500', answered(500)],
  ['silence', 'silence' as const],
])('%s is never tried again for a POST', async (_name, answer) => {
  const wire = fakeTransport(answer);
  await outcome(client(wire).calls.postForm('trackClick', path`/t`, click));
  expect(wire.sent).toHaveLength(1);
});

test('silence ends at the deadline', async () => {
  const wire = fakeTransport('silence');
  expect(await outcome(client(wire).calls.get('health', health))).toMatchObject({ kind: 'timeout' });
  expect(tookMs).toBe(2_000);
});

test('attempts and pauses end at the deadline together', async () => {
  const wire = fakeTransport(lost, 'silence');
  expect(await outcome(client(wire).calls.get('health', health))).toMatchObject({ kind: 'timeout' });
  expect(tookMs).toBe(2_000);
});

test('a deadline in a pause is a timeout', async () => {
  const wire = fakeTransport(lost);
  expect(await outcome(client(wire, { deadline: 50 }).calls.get('health', health))).toMatchObject({ kind: 'timeout' });
  expect(wire.sent).toHaveLength(1);
});

test('a caller who gives up gets his own reason, and no second attempt', async () => {
  const caller = new AbortController();
  const wire = fakeTransport('silence');
  const calls = createProviderClient({ baseUrl: 'http://p', transport: wire.transport }).forRequest({
    ...scope,
    signal: caller.signal,
  });
  const call = calls.get('health', health);
  caller.abort(new Error('gone'));
  expect(await outcome(call)).toMatchObject({ message: 'gone' });
  expect(wire.sent).toHaveLength(1);
});

test('a page whose time is up gets a timeout', async () => {
  const page = new AbortController();
  const wire = fakeTransport('silence');
  const calls = createProviderClient({ baseUrl: 'http://p', transport: wire.transport }).forRequest({
    ...scope,
    signal: page.signal,
  });
  const call = calls.get('health', health);
  page.abort(new DOMException('late', 'TimeoutError'));
  expect(await outcome(call)).toMatchObject({ kind: 'timeout' });
});

test('no timer is left behind', async () => {
  const { calls } = client(fakeTransport(ok()));
  const before = jest.getTimerCount();
  await calls.get('health', health);
  expect(jest.getTimerCount()).toBe(before);
});

test('a call carries request id, token and query', async () => {
  const wire = fakeTransport(ok(reply([])));
  const calls = client(wire).made.forRequest({ ...scope, token: 'secret' });
  await outcome(calls.get('listComponents', path`/c`, { codename: 'warung', view_uids: 'a,b' }));
  expect(wire.sent[0]).toMatchObject({
    target: '/c?codename=warung&view_uids=a%2Cb',
    headers: { 'x-request-id': 'request-1', authorization: 'Bearer secret' },
  });
});

test('a form is sent as a form', async () => {
  const wire = fakeTransport(ok());
  await outcome(client(wire).calls.postForm('trackClick', path`/t`, click));
  expect(wire.sent[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(wire.sent[0]?.body).toBe('page_url=%2F&app_vuid=a&comp_vuid=c&device_id=d&is_web=1&click_vuid=x&click_value=');
});

test('a version that the provider still has is unchanged', async () => {
  const wire = fakeTransport(answered(304));
  expect(await outcome(client(wire).calls.getIfChanged('getApp', path`/a`, undefined, '"r1"'))).toBe('unchanged');
  expect(wire.sent[0]?.headers['if-none-match']).toBe('"r1"');
});

test('a newer version comes with its tag', async () => {
  const wire = fakeTransport({ ...ok(reply(app())), etag: '"r2"' });
  const found = await outcome(client(wire).calls.getIfChanged('getApp', path`/a`, undefined, '"r1"'));
  expect(found).toMatchObject({ etag: '"r2"', reply: { data: { codename: 'warung' } } });
});

test('each call is told about, with its fault', async () => {
  const told: unknown[] = [];
  const { calls } = client(fakeTransport(ok(), answered(403)), { onCall: (call) => told.push(call) });
  await outcome(calls.get('health', health));
  await outcome(calls.get('health', health));
  expect(told).toMatchObject([
    { operation: 'health', store: 'warung', fault: null, milliseconds: 0 },
    { operation: 'health', store: 'warung', fault: { kind: 'status' }, milliseconds: 0 },
  ]);
});
