import type { components } from '../../../server/__generated__/rest';
import { signedIn } from './contract-provider';
import { type Fixture, startFacade, trust } from './facade-fixture';

type Rest = components['schemas'];

const documents = trust({
  'test:create': `mutation Creates($order: OrderInput!) {
    createOrder(order: $order) {
      __typename
      ... on CreatedOrder { id number status }
      ... on Refusal { code total { amount currency } }
    }
  }`,
});

const line: Rest['CartItem'] = {
  cart_unique_id: '71',
  cart_view_uid: 'cart',
  checked: 1,
  currency: 'Rp',
  image: null,
  list_view_uid: 'bayam250',
  max_qty: 9,
  max_order_qty: 0,
  partner_view_uid: null,
  price: 5_000,
  qty: 2,
  title: 'Bayam',
  type: 0,
  variant_view_uid: 'besar',
  variant_name: 'Besar',
  weight: 250,
  use_quantity: 1,
  is_open: 1,
};
const made = { payment_type: 2, unique_id: 'order1', auto_order: 1, order_no: 'JJ0000001', order_status: 0 };
const order = {
  sessionCode: 'session-1',
  lines: [{ id: '71', quantity: 2, price: 4_000 }],
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

const cart = (items: Rest['CartItem'][]) => ({
  success: true,
  message: '',
  error_code: null,
  data: {
    revision: 1,
    text_checkout: '',
    cart_headers: [
      {
        supplier_name: '',
        supplier_view_uid: '',
        supplier_icon: null,
        province: '',
        province_name: '',
        city: '',
        city_name: '',
        district: '',
        district_name: '',
        parent_view_uid: null,
        parent_address: '',
        partner_view_uid: null,
        items,
        text_checkout: '',
      },
    ],
  },
});
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
    'cart/show': cart([line]),
    'cart/checkout': { success: false, message: '', error_code: 'NOT_PURCHASABLE', data: null },
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

test('an order is what the customer saw, filled up with what the provider itself says of the lines', async () => {
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

test('another total is a refusal that carries the one of now', async () => {
  answers['order/checkout'] = created({ success: false, error_code: 'PRICE_CHANGED', total: 10_000, data: null });
  expect((await create()).data).toEqual({
    createOrder: { __typename: 'Refusal', code: 'PRICE_CHANGED', total: { amount: 10_000, currency: 'Rp' } },
  });
});

describe('lines that are gone from the cart', () => {
  beforeEach(() => {
    answers['cart/show'] = cart([]);
  });

  test('were bought by this attempt: its order is the answer, and none is made', async () => {
    answers['order/attempt'] = attempt({ state: 'done', order: made });
    expect((await create()).data).toMatchObject({ createOrder: { __typename: 'CreatedOrder', id: 'order1' } });
    expect(sentOrders()).toEqual([]);
  });

  test('are uncertain while the attempt is worked on', async () => {
    answers['order/attempt'] = attempt({ state: 'pending' });
    expect((await create()).errors).toMatchObject([{ extensions: { code: 'PROVIDER_TIMEOUT' } }]);
    expect(sentOrders()).toEqual([]);
  });

  test('are refused where nothing was attempted', async () => {
    const lines = [...order.lines, { id: '72', quantity: 1, price: 1 }];
    expect((await create({ lines })).data).toMatchObject({ createOrder: { code: 'LINE_GONE' } });
    expect(sentOrders()).toEqual([]);
  });
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
