import { addDays } from '../../../src/ui/field/calendar-days';

const rupiah = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });
const clock = { doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'] } as const;

/** Sets the clock to Monday, 1 March 2027, 09:00 in Jakarta; timers are real. */
export const stopClock = (now = '2027-03-01T02:00:00Z') =>
  jest.useFakeTimers({ doNotFake: [...clock.doNotFake, 'clearTimeout', 'clearInterval'], now: Date.parse(now) });

const place = {
  __typename: 'ItemPlace',
  address: 'Jl. Mawar 1',
  district: null,
  city: 'Kaliwening',
  province: null,
};

/** Booked for Tuesday at nine. */
export const bookedOrder = {
  __typename: 'Order',
  id: 'o1',
  number: 'JJ0000001',
  revision: 3,
  category: 'SERVICE',
  status: 'PAYMENT_ACCEPTED',
  paymentKind: 'BALANCE',
  payment: 'saldo',
  paymentName: 'Saldo',
  isAutomatic: true,
  createdAt: '2027-03-01T01:00:00Z',
  expiresAt: null,
  supplierName: 'Desa Kaliwening',
  lines: [
    {
      __typename: 'OrderLine',
      item: { __typename: 'ItemLink', id: 'curug' },
      title: 'Jalan ke Curug',
      variantName: null,
      image: null,
      price: rupiah(50_000),
      quantity: 1,
    },
  ],
  subtotal: rupiah(50_000),
  storeFee: rupiah(0),
  deliveryCost: rupiah(0),
  paymentFee: rupiah(0),
  voucherCode: null,
  discount: rupiah(0),
  cashback: rupiah(0),
  total: rupiah(50_000),
  note: '',
  address: null,
  dropship: null,
  bill: null,
  carrierName: null,
  packageService: null,
  packageEstimate: null,
  trackingNumber: null,
  reason: null,
  canCancel: true,
  canChangePayment: false,
  booking: {
    __typename: 'Booking',
    schedule: 'DATE_AND_TIME',
    timeZone: 'Asia/Jakarta',
    start: '2027-03-02',
    end: '2027-03-02',
    time: '09:00',
    startsAt: '2027-03-02T02:00:00Z',
    endsAt: '2027-03-02T03:00:00Z',
    movesLeft: 1,
    moveHours: 24,
    cancelHours: 24,
    canMove: true,
    place,
  },
  history: [{ __typename: 'OrderStep', status: 'PAYMENT_ACCEPTED', at: '2027-03-01T01:00:00Z' }],
};

type Variant = { id: string; name: string; price: ReturnType<typeof rupiah> };

export const serviceVariant = (id: string, name: string, amount: number): Variant & object => ({
  id,
  name,
  price: rupiah(amount),
  ...{ __typename: 'Variant', priceBeforeDiscount: null, stock: null, image: null, options: [] },
});

export const servicePage = (schedule = 'DATE_AND_TIME', variants: readonly object[] = []) => ({
  __typename: 'ServicePage',
  item: {
    __typename: 'Service',
    id: 'curug',
    title: 'Jalan ke Curug',
    image: null,
    price: rupiah(50_000),
    priceBeforeDiscount: null,
  },
  schedule,
  booking: { __typename: 'BookingTerms', timeZone: 'Asia/Jakarta', maxDays: 5 },
  offer: { __typename: 'Offer', buyLabel: null, stock: null, maxQuantity: null, maxOrderQuantity: null, variants },
});

const fullNights = ['2027-03-09', '2027-03-10', '2027-03-12'];

/**
 * Free from Tuesday, 2 March, at nine (one place) and ten; eleven is taken. The 7th and the last day of March are
 * closed. Without times, the nights of the 9th, 10th and 12th are taken.
 */
export function daysOf({ from, to }: { from: string; to: string }, { timed = true } = {}): object[] {
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isClosed = date.endsWith('-07') || date === '2027-03-31';
    const isFull = !timed && fullNights.includes(date);
    const closed = date < '2027-03-02' ? 'PAST' : isClosed ? 'CLOSED' : isFull ? 'FULL' : null;
    const times = [
      { __typename: 'Slot', time: '09:00', free: 1 },
      { __typename: 'Slot', time: '10:00', free: 8 },
      { __typename: 'Slot', time: '11:00', free: 0 },
    ];
    days.push({ __typename: 'ServiceDay', date, closed, times: closed === null && timed ? times : [] });
  }
  return days;
}
