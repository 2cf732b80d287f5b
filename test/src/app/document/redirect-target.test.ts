import { redirectTarget } from '../../../../src/app/document/route-facts/facts-of';
import { matchRoute } from '../../../../src/app/router/routes';
import { testStore } from '../../../support/browser/test-store';

function targetOf(path: string, data: object | null) {
  const match = matchRoute(path);
  if (!match) throw new Error(`There is no page at ${path}`);
  return redirectTarget(match, data, testStore());
}

const payable = ['NEW', 'AWAITING_PAYMENT', 'PAYMENT_PROCESSING'];
const over = ['PAYMENT_ACCEPTED', 'SENT', 'RECEIVED', 'REJECTED', 'CANCELLED', 'VOID', 'NOT_RECEIVED', 'UNKNOWN'];
const orderPages = [
  '/order/o1/check-payment/',
  '/order/o1/payment-info',
  '/order/o1/type-payment/',
  '/order/o1/pending-payment',
  '/beli-langsung/o1/',
];

describe.each(orderPages)('%s', (path) => {
  const order = (status: string, category = 'GOODS') => ({
    customer: { order: { id: 'o1', category } },
    orderPayment: { __typename: 'OrderPayment', status },
  });

  test.each(over)('of an order that is %s redirects to the order', (status) => {
    expect(targetOf(path, order(status))).toBe('/order/o1/detail/');
  });

  test.each(payable)('of an order that is %s shows how it is paid', (status) => {
    expect(targetOf(path, order(status))).toBeNull();
  });

  test('of a top-up that is on its way to the balance shows how it was paid', () => {
    expect(targetOf(path, order('PAYMENT_ACCEPTED', 'TOP_UP'))).toBeNull();
    expect(targetOf(path, order('RECEIVED', 'TOP_UP'))).toBe('/order/o1/detail/');
  });

  test.each([null, { customer: { order: null }, orderPayment: null }])(
    'of an order that is not found stays (%j)',
    (data) => {
      expect(targetOf(path, data)).toBeNull();
    },
  );
});

test.each([
  ['PAID', '/invoice?invoice_id=i1'],
  ['UNPAID', null],
  ['AWAITING_SERVICE', null],
  ['PROOF_CHECKED', null],
])('the payment of an invoice that is %s redirects to %s', (status, target) => {
  expect(targetOf('/invoice/i1/checkout', { customer: { invoice: { id: 'i1', status } } })).toBe(target);
});

test('the payment of an invoice that is not found stays', () => {
  expect(targetOf('/invoice/i1/checkout', { customer: { invoice: null } })).toBeNull();
});
