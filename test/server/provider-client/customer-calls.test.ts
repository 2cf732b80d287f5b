import { createProviderClient } from '../../../server/provider-client/provider-client';
import type { ProviderError } from '../../../server/provider-client/provider-error';
import { answered, fakeTransport, ok, scope } from '../../support/server/fake-transport';

const wish = { cart: '[]', total: 1, payment_id: 'cod', payment_type: 2, session_code: 'session-1' } as const;

function callsOver(wire: ReturnType<typeof fakeTransport>, more: object = { token: 'token-1' }) {
  return createProviderClient({ baseUrl: 'http://provider.test', transport: wire.transport }).forRequest({
    ...scope,
    ...more,
  });
}

const faultOf = async (call: Promise<unknown>) => (await call.catch((error: ProviderError) => error)) as ProviderError;
const refused = () => answered(401, '{"success":false,"message":"Masuk dulu"}');
const taken = () => answered(409, '{"success":false,"message":"Sudah dipakai"}');

test('a call sends the customer’s token and the visitor’s address', async () => {
  const wire = fakeTransport(ok());
  await faultOf(callsOver(wire, { token: 'token-1', clientAddress: '192.0.2.7' }).getProfile());
  expect(wire.sent[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-client-address': '192.0.2.7' });
});

test('a call without a customer sends neither', async () => {
  const wire = fakeTransport(ok());
  await callsOver(wire, {}).health();
  expect(Object.keys(wire.sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'accept-language', 'x-request-id']);
});

test('every call sends the shared key', async () => {
  const wire = fakeTransport(ok());
  const client = createProviderClient({ baseUrl: 'http://provider.test', transport: wire.transport, key: 'shared' });
  await client.forRequest(scope).health();
  expect(wire.sent[0]?.headers).toMatchObject({ 'x-provider-key': 'shared' });
});

test('long calls do not count against the store’s limit', async () => {
  const wire = fakeTransport('silence');
  const client = createProviderClient({ baseUrl: 'http://provider.test', transport: wire.transport });
  const controller = new AbortController();
  const calls = client.forRequest({ ...scope, signal: controller.signal });
  const credentials = { app_view_uid: 'warung_app', identity: 'siti', password: 'benar' };
  const slow = Array.from({ length: 100 }, () => faultOf(calls.signIn(credentials)));
  wire.answers[0] = ok();
  await client.forRequest(scope).health();
  expect(wire.sent.at(-1)?.target).toBe('/healthz');
  controller.abort();
  await Promise.all(slow);
});

test.each([
  ['PUT', (calls: ReturnType<typeof callsOver>) => calls.updateCart({ cart: '[]' }), 'cart=%5B%5D'],
  ['POST', (calls: ReturnType<typeof callsOver>) => calls.signOut(), undefined],
  ['DELETE', (calls: ReturnType<typeof callsOver>) => calls.deleteFromCart({ cart_uid: 'c1' }), undefined],
] as const)('%s is sent once, even if it fails', async (method, make, body) => {
  const wire = fakeTransport(answered(503));
  expect(await faultOf(make(callsOver(wire)))).toMatchObject({ kind: 'status', status: 503 });
  expect(wire.sent).toMatchObject([{ method }]);
  expect(wire.sent[0]?.body).toBe(body);
});

test('writes a form and a deletion query as the provider reads them', async () => {
  const wire = fakeTransport(answered(503));
  await faultOf(callsOver(wire).deleteFromCart({ cart_uid: 'c1' }));
  await faultOf(callsOver(wire).createOrder(wish));
  expect(wire.sent.map(({ target }) => target)).toEqual([
    '/api/v2/customer/cart/delete?cart_uid=c1',
    '/api/v2/customer/order/checkout',
  ]);
  expect(wire.sent.map(({ headers }) => headers['content-type'])).toEqual([
    undefined,
    'application/x-www-form-urlencoded',
  ]);
});

test('an expired token is a separate error and is not retried', async () => {
  const wire = fakeTransport(refused());
  expect(await faultOf(callsOver(wire).getProfile())).toMatchObject({ kind: 'unauthorized' });
  expect(wire.sent).toHaveLength(1);
});

test('a 401 without a token is not an expired session', async () => {
  expect(await faultOf(callsOver(fakeTransport(refused()), {}).getProfile())).toMatchObject({
    kind: 'status',
  });
});

test('a reused key is a conflict and is not retried', async () => {
  const wire = fakeTransport(taken());
  expect(await faultOf(callsOver(wire).createOrder(wish))).toMatchObject({ kind: 'conflict' });
  expect(wire.sent).toHaveLength(1);
});

test.each([
  ['signed-out customers', refused],
  ['reused keys', taken],
])('%s do not open the breaker of a store', async (_name, make) => {
  const wire = fakeTransport(make());
  const calls = callsOver(wire);
  for (let at = 0; at < 40; at += 1) await faultOf(calls.createOrder(wish));
  expect(wire.sent).toHaveLength(40);
});

test('does not send a request that the contract rejects', async () => {
  const wire = fakeTransport(ok());
  const long = { ...wish, note: 'x'.repeat(201) };
  expect(await faultOf(callsOver(wire).createOrder(long))).toMatchObject({ kind: 'input' });
  expect(wire.sent).toEqual([]);
});

test('a payment times out after eight seconds, other calls after two', async () => {
  jest.useFakeTimers();
  const calls = callsOver(fakeTransport('silence'));
  const faults: string[] = [];
  void faultOf(calls.getProfile()).then(({ kind }) => faults.push(`profile ${kind}`));
  void faultOf(calls.createOrder(wish)).then(({ kind }) => faults.push(`order ${kind}`));
  await jest.advanceTimersByTimeAsync(7_999);
  expect(faults).toEqual(['profile timeout']);
  await jest.advanceTimersByTimeAsync(1);
  expect(faults).toEqual(['profile timeout', 'order timeout']);
  jest.useRealTimers();
});
