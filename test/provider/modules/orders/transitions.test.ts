import { OrderCategory, OrderStatus, PaymentKind } from '../../../../provider/__generated__/codes';
import { statusLabels } from '../../../../provider/modules/orders/queries/codes';
import {
  canTransition,
  firstStatus,
  isUnpaid,
  type TransitionActor,
  type TransitionName,
  transitionsOf,
  orderTransitions,
} from '../../../../provider/modules/orders/queries/transitions';

const statuses = Object.values(OrderStatus);
const kinds = Object.values(PaymentKind);
const categories = Object.values(OrderCategory);
const { GOODS, SERVICE, COURIER, CALLED_SERVICE, GOODS_AND_COURIER, DIGITAL, TOP_UP, WITHDRAWAL, BILL } = OrderCategory;
const bought = [GOODS, SERVICE, DIGITAL];
const rides = [COURIER, CALLED_SERVICE];
const ridden = [...rides, GOODS_AND_COURIER];
const { PLATFORM, SELLER, DIRECT, BALANCE, API } = PaymentKind;

test.each([
  [0, 'Menunggu Konfirmasi'],
  [1, 'Menunggu Pembayaran'],
  [2, 'Menunggu Diproses Penjual'],
  [3, 'Menunggu Konfirmasi'],
  [4, 'Selesai'],
  [-99, 'Menunggu Proses Pembayaran'],
  [-1, 'Ditolak'],
  [-2, 'Dibatalkan'],
  [-3, 'Batal'],
  [-4, 'Tidak Diterima'],
] as const)('status %d reads %s', (code, label) => {
  expect(statusLabels[code]).toBe(label);
});

const allowed: [
  name: TransitionName,
  by: TransitionActor,
  from: OrderStatus[],
  kinds: PaymentKind[],
  to: OrderStatus,
  categories?: OrderCategory[],
][] = [
  ['accept', 'seller', [0], [PLATFORM, SELLER], 1],
  ['acceptUnpaid', 'seller', [0], [DIRECT], 2, [...bought, GOODS_AND_COURIER]],
  ['markPaid', 'seller', [1, -99], [PLATFORM, SELLER, API], 2, [...bought, ...ridden, BILL]],
  ['receiveTopUp', 'seller', [1, -99], kinds, 4, [TOP_UP]],
  ['approve', 'seller', [2], kinds, 4, [WITHDRAWAL]],
  ['pay', 'customer', [1], [BALANCE], 2],
  ['handOver', 'seller', [2], kinds, 2, [GOODS_AND_COURIER]],
  ['ship', 'seller', [2], kinds, 3, bought],
  ['deliver', 'seller', [3], kinds, 4, bought],
  ['fail', 'seller', [3], kinds, -4, bought],
  ['takeRide', 'clock', [0], [DIRECT], 2, rides],
  ['pickUp', 'clock', [2], kinds, 3, ridden],
  ['finishRide', 'clock', [3], kinds, 4, ridden],
  ['failRide', 'clock', [0, 2, 3], kinds, -1, ridden],
  ['reject', 'seller', [0, 1, -99, 2], kinds, -1, [...bought, ...ridden, TOP_UP, WITHDRAWAL]],
  ['deliverBill', 'clock', [2], kinds, 4, [BILL]],
  ['failBill', 'clock', [2], kinds, -1, [BILL]],
  ['cancel', 'customer', [0, 1, -99], kinds, -2],
  ['cancelPaid', 'customer', [2], kinds, -2, [SERVICE, ...rides]],
  ['expire', 'clock', [1, -99], kinds, -3],
];

test('there are no other transitions', () => {
  expect(allowed.map(([name]) => name).sort()).toEqual(Object.keys(orderTransitions).sort());
});

test.each(allowed)(
  '%s is made by the %s only from those statuses and payment kinds',
  (name, by, from, paid, to, of = categories) => {
    const possible = statuses.flatMap((code) =>
      kinds.flatMap((kind) =>
        categories
          .filter((category) => canTransition({ status: code, payment_type: kind, category }, name))
          .map((category) => `${code} ${kind} ${category}`),
      ),
    );
    const expected = from.flatMap((code) =>
      paid.flatMap((kind) => of.map((category) => `${code} ${kind} ${category}`)),
    );
    expect(possible.sort()).toEqual(expected.sort());
    expect([orderTransitions[name].by, orderTransitions[name].to]).toEqual([by, to]);
  },
);

test.each([4, -1, -2, -3, -4] as const)('an order with the final status %d has no transitions', (code) => {
  const movers: TransitionActor[] = ['customer', 'seller', 'clock'];
  const possible = kinds.flatMap((kind) =>
    movers.flatMap((by) =>
      categories.flatMap((category) => transitionsOf({ status: code, payment_type: kind, category }, by)),
    ),
  );
  expect(possible).toEqual([]);
});

test('only transitions to a negative end return reservations, and only delivery earns money', () => {
  const withEffect = (effect: string) => [
    ...new Set(Object.values(orderTransitions).flatMap((move) => (move.effect === effect ? [move.to] : []))),
  ];
  expect(withEffect('givenBack').sort()).toEqual([-4, -1, -2, -3].sort());
  for (const effect of ['earned', 'toppedUp', 'withdrawn']) expect(withEffect(effect)).toEqual([4]);
});

test.each([
  [PLATFORM, true, 1],
  [PLATFORM, false, 0],
  [SELLER, true, 1],
  [SELLER, false, 0],
  [DIRECT, true, 0],
  [DIRECT, false, 0],
  [BALANCE, true, 1],
  [BALANCE, false, 1],
  [API, true, -99],
  [API, false, -99],
] as const)('an order of payment kind %d, confirmed automatically %s, starts with %d', (kind, isAutomatic, first) => {
  expect(firstStatus(kind, isAutomatic)).toBe(first);
});

test('an order is unpaid only while it waits for confirmation or payment', () => {
  expect(statuses.filter((code) => isUnpaid({ status: code }))).toEqual([0, 1, -99]);
});
