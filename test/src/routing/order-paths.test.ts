import type { OrderCategory, OrderStatus, PaymentKind } from '../../../src/__generated__/gql/graphql';
import { createdOrderPath, purchasePath, stripPath } from '../../../src/routing/order-paths';

const statuses: OrderStatus[] = [
  'NEW',
  'AWAITING_PAYMENT',
  'PAYMENT_ACCEPTED',
  'SENT',
  'RECEIVED',
  'PAYMENT_PROCESSING',
  'REJECTED',
  'CANCELLED',
  'VOID',
  'NOT_RECEIVED',
];
const categories: OrderCategory[] = [
  'GOODS',
  'SERVICE',
  'COURIER',
  'CALLED_SERVICE',
  'GOODS_AND_COURIER',
  'TOP_UP',
  'WITHDRAWAL',
  'DIGITAL',
  'BILL',
];
const kinds: PaymentKind[] = ['PLATFORM', 'SELLER', 'DIRECT', 'BALANCE', 'API'];

const detail = '/order/o1/detail/';
const check = '/order/o1/check-payment/';
const type = '/order/o1/type-payment/';
const info = '/order/o1/payment-info';
const direct = '/beli-langsung/o1/';

const active = statuses.filter((status) => status !== 'PAYMENT_ACCEPTED');

describe('the strip of active orders', () => {
  const pathOf = (category: OrderCategory, status: OrderStatus) =>
    stripPath({ id: 'o1', category, status, paymentKind: 'PLATFORM' });

  test.each(categories)('a paid order of %s opens its detail', (category) => {
    expect(pathOf(category, 'PAYMENT_ACCEPTED')).toBe(detail);
  });

  test.each([
    ['GOODS', direct],
    ['DIGITAL', direct],
    ['TOP_UP', check],
    ['WITHDRAWAL', detail],
    ['COURIER', type],
    ['CALLED_SERVICE', type],
    ['GOODS_AND_COURIER', type],
    ['BILL', type],
  ] as const)('an order of %s opens %s in any other status', (category, path) => {
    expect(new Set(active.map((status) => pathOf(category, status)))).toEqual(new Set([path]));
  });

  test('a service awaiting payment opens its payment, otherwise its detail', () => {
    expect(pathOf('SERVICE', 'AWAITING_PAYMENT')).toBe(check);
    for (const status of active.filter((one) => one !== 'AWAITING_PAYMENT'))
      expect(pathOf('SERVICE', status)).toBe(detail);
  });
});

describe('the purchases tab', () => {
  const pathOf = (category: OrderCategory, status: OrderStatus, paymentKind: PaymentKind = 'PLATFORM') =>
    purchasePath({ id: 'o1', category, status, paymentKind });
  const others = categories.filter((one) => one !== 'WITHDRAWAL' && one !== 'BILL');

  test.each(['WITHDRAWAL', 'BILL'] as const)('%s always opens its detail', (category) => {
    for (const status of statuses) for (const kind of kinds) expect(pathOf(category, status, kind)).toBe(detail);
  });

  test('an order awaiting payment opens its payment, goods their direct-buy page', () => {
    for (const category of others)
      expect(pathOf(category, 'AWAITING_PAYMENT')).toBe(category === 'GOODS' ? direct : check);
  });

  test('a processing payment opens its page, by kind for an API payment', () => {
    for (const category of others)
      for (const kind of kinds) expect(pathOf(category, 'PAYMENT_PROCESSING', kind)).toBe(kind === 'API' ? type : info);
  });

  test('a paid top-up opens its payment, any other paid order its detail', () => {
    for (const category of others)
      expect(pathOf(category, 'PAYMENT_ACCEPTED')).toBe(category === 'TOP_UP' ? check : detail);
  });

  test.each(['NEW', 'SENT', 'RECEIVED', 'REJECTED', 'CANCELLED', 'VOID', 'NOT_RECEIVED'] as const)(
    'an order with status %s opens its detail',
    (status) => {
      for (const category of categories) for (const kind of kinds) expect(pathOf(category, status, kind)).toBe(detail);
    },
  );
});

test.each([
  ['DIRECT', true, detail],
  ['DIRECT', false, detail],
  ['PLATFORM', true, detail],
  ['PLATFORM', false, detail],
  ['BALANCE', true, '/order/o1/pending-payment'],
  ['BALANCE', false, '/order/o1/pending-payment'],
  ['API', true, type],
  ['API', false, type],
  ['SELLER', false, detail],
  ['SELLER', true, direct],
] as const)('a new order paid by %s, automatic %s, opens %s', (paymentKind, isAutomatic, path) => {
  expect(createdOrderPath({ id: 'o1', paymentKind, isAutomatic })).toBe(path);
});
