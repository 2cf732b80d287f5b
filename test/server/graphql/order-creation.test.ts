import { signedIn } from '../../support/server/contract-provider';
import { type Fixture, startFacade, trust } from '../../support/server/facade-fixture';

const documents = trust({
  'test:create': `mutation Creates($order: CreateOrderInput!) {
    createOrder(input: $order) {
      __typename
      ... on CreatedOrder { id number status }
      ... on Refusal { code total { amount currency } }
    }
  }`,
});

const made = { payment_type: 2, unique_id: 'order1', auto_order: 1, order_no: 'JJ0000001', order_status: 0 };
const order = {
  idempotencyKey: 'session-1',
  lines: [{ id: '71', quantity: 2, price: 4_000, variant: 'besar', title: 'Bayam', image: null, weight: 250 }],
  total: 8_000,
  note: '',
  carrier: 'jne',
  carrierKind: 'PACKAGES',
  package: 'REG',
  payment: 'cod',
  paymentKind: 'DIRECT',
};

let fixture: Fixture;
/** Answers by the end of the call's path. */
let answers: Record<string, object>;

const created = (fields: object) => ({
  success: true,
  message: '',
  error_code: null,
  total: null,
  data: made,
  ...fields,
});
const attempt = (fields: object) => ({
  success: true,
  message: '',
  data: { state: 'none', error_code: null, message: '', order: null, ...fields },
});

beforeEach(async () => {
  fixture = await startFacade({ documents });
  answers = {
    'order/checkout': created({}),
    'order/attempt': attempt({}),
  };
  fixture.provider.intrude(({ path }, response) => {
    const answer = answers[path.replace('/api/v2/customer/', '')];
    if (!answer) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return true;
  });
});
afterEach(() => fixture.close());

const create = (fields: object = {}) =>
  fixture.facade.run({
    store: { codename: 'warung' },
    locale: 'id',
    documentId: 'test:create',
    variables: { order: { ...order, ...fields } },
    requestId: 'request-1',
    log: fixture.log,
    visit: signedIn(),
  });
const sentOrders = () => fixture.provider.asked.filter(({ path }) => path.endsWith('/order/checkout'));

test('an order is what the customer saw, even if the cart has changed', async () => {
  const { data } = await create();
  expect(data).toEqual({
    createOrder: { __typename: 'CreatedOrder', id: 'order1', number: 'JJ0000001', status: 'NEW' },
  });
  const fields = Object.fromEntries(new URLSearchParams(sentOrders()[0]?.body));
  expect(JSON.parse(fields.cart ?? '')).toEqual([
    {
      view_uid: '71',
      qty: 2,
      price: 4_000,
      variant_view_uid: 'besar',
      type: 0,
      currency: 'Rp',
      title: 'Bayam',
      image: null,
      weight: 250,
    },
  ]);
  expect(fields).toMatchObject({
    total: '8000',
    session_code: 'session-1',
    expedition_type: '3',
    exp_view_uid: 'jne',
    exp_type: 'REG',
    payment_id: 'cod',
    payment_type: '2',
  });
});

test('a changed total is a refusal with the current total', async () => {
  answers['order/checkout'] = created({ success: false, error_code: 'PRICE_CHANGED', total: 10_000, data: null });
  expect((await create()).data).toEqual({
    createOrder: { __typename: 'Refusal', code: 'PRICE_CHANGED', total: { amount: 10_000, currency: 'Rp' } },
  });
});

test.each(['short', 'a key with spaces', 'x'.repeat(101)])(
  'rejects the key %p before the provider is asked',
  async (idempotencyKey) => {
    const { errors } = await create({ idempotencyKey });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect(sentOrders()).toEqual([]);
  },
);

test('a direct order of an item names it', async () => {
  await create({ item: 'bayam250', lines: [{ id: 'besar', quantity: 1, price: 4_000 }] });
  const fields = Object.fromEntries(new URLSearchParams(sentOrders()[0]?.body));
  expect(fields).toMatchObject({ list_vuid: 'bayam250' });
  expect(JSON.parse(fields.cart ?? '')).toMatchObject([{ view_uid: 'besar', qty: 1, type: 0 }]);
});

test('a direct purchase has its own kind of lines', async () => {
  await create({ item: 'pulsa', kind: 'DIRECT_PURCHASE', lines: [{ id: 'pulsa', quantity: 1, price: 4_000 }] });
  const { cart } = Object.fromEntries(new URLSearchParams(sentOrders()[0]?.body));
  expect(JSON.parse(cart ?? '')).toMatchObject([{ view_uid: 'pulsa', type: 5 }]);
});

test('goods delivered by a ride name their quote, their extras and the answers to the form', async () => {
  const ride = { carrier: 'antar', carrierKind: 'RIDE', package: null, rideQuote: 'q1' };
  await create({
    ...ride,
    rideServices: [{ id: 'segel', quantity: 1 }],
    rideForm: [{ line: 'patokan', text: 'Pagar' }],
  });
  const fields = Object.fromEntries(new URLSearchParams(sentOrders()[0]?.body));
  expect(fields).toMatchObject({
    expedition_type: '1',
    exp_view_uid: 'antar',
    ride_quote_uid: 'q1',
    services: '[{"service_view_uid":"segel","qty":1}]',
    form_data: '[{"view_uid":"patokan","value":"Pagar"}]',
  });
  expect(fields).not.toHaveProperty('exp_type');
});

test('a session code used for another order is refused', async () => {
  answers['order/attempt'] = attempt({ state: 'done', order: made });
  fixture.provider.intrude(({ path }, response) => {
    if (!path.endsWith('/order/checkout')) return false;
    const body = JSON.stringify({ success: false, message: 'The session code was used with other fields' });
    response.writeHead(409, { 'content-type': 'application/json' }).end(body);
    return true;
  });
  expect((await create({ note: 'lain' })).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
});

test('an order is one call with the same fields on each attempt', async () => {
  await create();
  await create();
  const [first, second] = sentOrders();
  expect(first?.body).toBe(second?.body);
  expect(fixture.provider.asked.filter(({ path }) => path.includes('/cart/'))).toEqual([]);
});

test('an order that fails is sent once', async () => {
  fixture.provider.intrude(({ path }, response) => {
    const answer = path.endsWith('/order/checkout') ? null : answers[path.replace('/api/v2/customer/', '')];
    if (answer === undefined) return false;
    if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    else response.destroy();
    return true;
  });
  expect((await create()).errors).toMatchObject([{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
  expect(sentOrders()).toHaveLength(1);
});
