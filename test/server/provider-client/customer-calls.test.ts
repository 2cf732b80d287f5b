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

test('a call goes out with the customer’s token and the visitor’s address', async () => {
  const wire = fakeTransport(ok());
  await faultOf(callsOver(wire, { token: 'token-1', clientAddress: '192.0.2.7' }).getProfile());
  expect(wire.sent[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-client-address': '192.0.2.7' });
});

test('a call without a customer carries neither', async () => {
  const wire = fakeTransport(ok());
  await callsOver(wire, {}).health();
  expect(Object.keys(wire.sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'accept-language', 'x-request-id']);
});

test('the key that server and provider share goes with every call', async () => {
  const wire = fakeTransport(ok());
  const client = createProviderClient({ baseUrl: 'http://provider.test', transport: wire.transport, key: 'shared' });
  await client.forRequest(scope).health();
  expect(wire.sent[0]?.headers).toMatchObject({ 'x-provider-key': 'shared' });
});

test('calls that are slow on purpose leave the turns of the store’s pages alone', async () => {
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
] as const)('%s is sent once, whatever comes of it', async (method, make, body) => {
  const wire = fakeTransport(answered(503));
  expect(await faultOf(make(callsOver(wire)))).toMatchObject({ kind: 'status', status: 503 });
  expect(wire.sent).toMatchObject([{ method }]);
  expect(wire.sent[0]?.body).toBe(body);
});

test('a form and the query of what is taken out are written as the provider reads them', async () => {
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

test('a token that is good no more is a fault of its own, and is not tried again', async () => {
  const wire = fakeTransport(refused());
  expect(await faultOf(callsOver(wire).getProfile())).toMatchObject({ kind: 'unauthorized' });
  expect(wire.sent).toHaveLength(1);
});

test('a 401 where no token was sent says nothing of a customer', async () => {
  expect(await faultOf(callsOver(fakeTransport(refused()), {}).getProfile())).toMatchObject({
    kind: 'status',
  });
});

test('a key that was used for something else is a conflict, and is not tried again', async () => {
  const wire = fakeTransport(taken());
  expect(await faultOf(callsOver(wire).createOrder(wish))).toMatchObject({ kind: 'conflict' });
  expect(wire.sent).toHaveLength(1);
});

test.each([
  ['signed-out customers', refused],
  ['taken keys', taken],
])('%s do not make a store’s provider be left alone', async (_name, make) => {
  const wire = fakeTransport(make());
  const calls = callsOver(wire);
  for (let at = 0; at < 40; at += 1) await faultOf(calls.createOrder(wish));
  expect(wire.sent).toHaveLength(40);
});

test('what the contract does not take is not sent', async () => {
  const wire = fakeTransport(ok());
  const long = { ...wish, note: 'x'.repeat(201) };
  expect(await faultOf(callsOver(wire).createOrder(long))).toMatchObject({ kind: 'input' });
  expect(wire.sent).toEqual([]);
});

test('a payment has eight seconds, where other calls have two', async () => {
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
