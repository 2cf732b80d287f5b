import { createProviderClient } from '../../../server/provider-client/provider-client';
import type { ProviderError } from '../../../server/provider-client/provider-error';
import { path } from '../../../server/provider-client/provider-path';
import { answered, fakeTransport, ok, scope } from './fake-transport';

const profile = path`/api/profile`;
const update = path`/api/v2/customer/cart/update`;
const order = path`/api/v2/customer/order/checkout`;
const wish = { cart: '[]', total: 1, payment_id: 'cod', payment_type: 2, session_code: 'session-1' };

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
  await faultOf(callsOver(wire, { token: 'token-1', clientAddress: '192.0.2.7' }).get('getProfile', profile));
  expect(wire.sent[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-client-address': '192.0.2.7' });
});

test('a call without a customer carries neither', async () => {
  const wire = fakeTransport(ok());
  await callsOver(wire, {}).get('health', path`/healthz`);
  expect(Object.keys(wire.sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'x-request-id']);
});

test.each([
  ['PUT', (calls: ReturnType<typeof callsOver>) => calls.putForm('updateCart', update, { cart: '[]' }), 'cart=%5B%5D'],
  ['POST', (calls: ReturnType<typeof callsOver>) => calls.post('signOut', path`/api/web/logout`), undefined],
  [
    'DELETE',
    (calls: ReturnType<typeof callsOver>) => calls.delete('deleteFromCart', path`/x`, { cart_uid: 'c1' }),
    undefined,
  ],
] as const)('%s is sent once, whatever comes of it', async (method, make, body) => {
  const wire = fakeTransport(answered(503));
  expect(await faultOf(make(callsOver(wire)))).toMatchObject({ kind: 'status', status: 503 });
  expect(wire.sent).toMatchObject([{ method }]);
  expect(wire.sent[0]?.body).toBe(body);
});

test('a form and the query of what is taken out are written as the provider reads them', async () => {
  const wire = fakeTransport(answered(503));
  await faultOf(callsOver(wire).delete('deleteFromCart', path`/x`, { cart_uid: 'c1' }));
  await faultOf(callsOver(wire).postForm('createOrder', order, wish));
  expect(wire.sent.map(({ target }) => target)).toEqual(['/x?cart_uid=c1', order]);
  expect(wire.sent.map(({ headers }) => headers['content-type'])).toEqual([
    undefined,
    'application/x-www-form-urlencoded',
  ]);
});

test('a token that is good no more is a fault of its own, and is not tried again', async () => {
  const wire = fakeTransport(refused());
  expect(await faultOf(callsOver(wire).get('getProfile', profile))).toMatchObject({ kind: 'unauthorized' });
  expect(wire.sent).toHaveLength(1);
});

test('a 401 where no token was sent says nothing of a customer', async () => {
  expect(await faultOf(callsOver(fakeTransport(refused()), {}).get('getProfile', profile))).toMatchObject({
    kind: 'status',
  });
});

test('a key that was used for something else is a conflict, and is not tried again', async () => {
  const wire = fakeTransport(taken());
  expect(await faultOf(callsOver(wire).postForm('createOrder', order, wish))).toMatchObject({ kind: 'conflict' });
  expect(wire.sent).toHaveLength(1);
});

test.each([
  ['signed-out customers', refused],
  ['taken keys', taken],
])('%s do not make a store’s provider be left alone', async (_name, make) => {
  const wire = fakeTransport(make());
  const calls = callsOver(wire);
  for (let at = 0; at < 40; at += 1) await faultOf(calls.postForm('createOrder', order, wish));
  expect(wire.sent).toHaveLength(40);
});

test('what the contract does not take is not sent', async () => {
  const wire = fakeTransport(ok());
  const long = { ...wish, note: 'x'.repeat(201) };
  expect(await faultOf(callsOver(wire).postForm('createOrder', order, long))).toMatchObject({ kind: 'input' });
  expect(wire.sent).toEqual([]);
});

test('a payment has eight seconds, where other calls have two', async () => {
  jest.useFakeTimers();
  const calls = callsOver(fakeTransport('silence'));
  const faults: string[] = [];
  void faultOf(calls.get('getProfile', profile)).then(({ kind }) => faults.push(`profile ${kind}`));
  void faultOf(calls.postForm('createOrder', order, wish, 8_000)).then(({ kind }) => faults.push(`order ${kind}`));
  await jest.advanceTimersByTimeAsync(7_999);
  expect(faults).toEqual(['profile timeout']);
  await jest.advanceTimersByTimeAsync(1);
  expect(faults).toEqual(['profile timeout', 'order timeout']);
  jest.useRealTimers();
});
