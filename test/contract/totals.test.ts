import { type PurchaseFacts, totalOf } from '../../machines/purchase/purchase-sum';
import { goodsTotal } from '../../machines/orders/totals';
import { subtotal } from '../../provider/modules/cart/rules/lines';
import { orderTotal } from '../../provider/modules/orders/rules/checkout-choices';

type Line = readonly [price: number, quantity: number];

test.each<[what: string, lines: readonly Line[], total: number]>([
  ['nothing', [], 0],
  ['one piece', [[5_000, 1]], 5_000],
  [
    'several pieces of several lines',
    [
      [5_000, 2],
      [12_500, 3],
    ],
    47_500,
  ],
  [
    'free goods',
    [
      [0, 4],
      [700, 1],
    ],
    700,
  ],
  ['more than 32 bits hold', [[3_000_000_000, 9]], 27_000_000_000],
])('for %s, the cart shows the provider’s subtotal', (_what, lines, total) => {
  expect(goodsTotal(lines.map(([price, quantity]) => ({ price, quantity })))).toBe(total);
  expect(subtotal(lines.map(([price, qty]) => ({ price, qty })))).toBe(total);
});

interface Parts {
  subtotal: number;
  orderFee?: number;
  deliveryCost?: number | null;
  paymentFee?: number | null;
  discount?: number | null;
  /** Replaces the store's fee. */
  rideFee?: number;
}

const factsOf = ({
  subtotal: amount,
  orderFee = 0,
  deliveryCost,
  paymentFee,
  discount,
  rideFee,
}: Parts): PurchaseFacts => ({
  goods: {
    revision: 1,
    supplier: null,
    subtotal: amount,
    orderFee,
    minimumOrder: null,
    carrierNeeded: true,
    addressNeeded: true,
    hasAddress: true,
    changing: false,
    lacks: null,
  },
  hasCarrier: true,
  quoting: false,
  quote:
    typeof deliveryCost === 'number'
      ? {
          revision: 1,
          carrier: 'pos',
          carrierKind: 'PACKAGES',
          service: 'REG',
          cost: deliveryCost,
          ride: rideFee === undefined ? null : { fee: rideFee, order: { rideServices: [], rideForm: [] } },
        }
      : null,
  payment: typeof paymentFee === 'number' ? { id: 'va', kind: 'API', fee: paymentFee } : null,
  voucher: typeof discount === 'number' ? { code: 'HEMAT', basis: 'a', discount, cashback: 9_000 } : null,
  note: '',
  dropship: { enabled: false, name: '', phone: '' },
});

test.each<[what: string, parts: Parts, total: number]>([
  ['goods alone', { subtotal: 50_000 }, 50_000],
  ['goods with the store’s fee', { subtotal: 50_000, orderFee: 1_000 }, 51_000],
  ['delivery', { subtotal: 50_000, orderFee: 1_000, deliveryCost: 12_000 }, 63_000],
  ['delivery that costs nothing', { subtotal: 50_000, deliveryCost: 0 }, 50_000],
  ['a payment with a fee', { subtotal: 50_000, deliveryCost: 12_000, paymentFee: 2_500 }, 64_500],
  ['a voucher, whose cashback is paid later', { subtotal: 50_000, paymentFee: 0, discount: 5_000 }, 45_000],
  [
    'a voucher that takes off all but the payment’s fee',
    { subtotal: 50_000, paymentFee: 2_500, discount: 50_000 },
    2_500,
  ],
  [
    'a voucher that takes off delivery',
    { subtotal: 50_000, orderFee: 1_000, deliveryCost: 12_000, paymentFee: 2_500, discount: 12_000 },
    53_500,
  ],
  [
    'a ride, whose fee takes the place of the store’s',
    { subtotal: 50_000, orderFee: 1_000, rideFee: 2_000, deliveryCost: 15_000 },
    67_000,
  ],
])('with %s, the checkout shows the total of the created order', (_what, parts, total) => {
  expect(totalOf(factsOf(parts))).toBe(total);
  const { subtotal: amount, rideFee, orderFee = 0, deliveryCost, paymentFee, discount } = parts;
  expect(
    orderTotal({
      subtotal: amount,
      orderFee: rideFee ?? orderFee,
      deliveryCost: deliveryCost ?? 0,
      adminFee: paymentFee ?? 0,
      discount: discount ?? 0,
    }),
  ).toBe(total);
});
