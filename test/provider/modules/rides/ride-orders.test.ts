import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { changed } from '../../../support/provider/fixture-store';
import { createTestRouter, rideCalls, withRides } from '../../../support/provider/rides';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(120_000);

const call: Fields = { list_vuid: 'tambal' };
const twenty = Array.from({ length: 20 }, (_, index) => index);
const services = (...all: [id: string, qty: number][]) => ({
  services: JSON.stringify(all.map(([service_view_uid, qty]) => ({ service_view_uid, qty }))),
});
const insured = ['asuransi', 1] as const;

describe.each(databases)('orders of rides on %s', (_name, open) => {
  let shop: Shop;
  let rides: ReturnType<typeof rideCalls>;
  beforeAll(async () => {
    shop = await startShop(open, createTestRouter().router);
    rides = rideCalls(shop);
    await shop.applyStore(withRides(shop.document));
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  test.each<[what: string, fields: Fields, code: string]>([
    ['without a quote of it', { quote_uid: 'entah' }, 'RIDE_QUOTE_EXPIRED'],
    ['of another item than was quoted', { list_vuid: 'bandara' }, 'RIDE_QUOTE_EXPIRED'],
    ['of an item that is no ride', { list_vuid: 'garam' }, 'NOT_PURCHASABLE'],
    ['without a required service', services(['helm', 1]), 'RIDE_SERVICE_INVALID'],
    ['with too much of a service', services([...insured], ['helm', 3]), 'RIDE_SERVICE_INVALID'],
    ['with a service that there is not', services([...insured], ['entah', 1]), 'RIDE_SERVICE_INVALID'],
    ['with a service twice', services([...insured], ['helm', 1], ['helm', 1]), 'RIDE_SERVICE_INVALID'],
    ['at another price', { total: 1_000 }, 'PRICE_CHANGED'],
    ['at another price of the distance', { price: 1 }, 'PRICE_CHANGED'],
    ['with a voucher of goods', { voucher_code: 'HEMAT' }, 'VOUCHER_NOT_APPLICABLE'],
    ['to the seller', { payment_id: 'penjual', payment_type: 1 }, 'PAYMENT_INVALID'],
    ['for later', { date: '2026/11/25', hour: 9 }, 'RIDE_SCHEDULE_INVALID'],
  ])('a ride %s is refused', async (_what, fields, code) => {
    const customer = await shop.newCustomer(100_000);
    const { body } = await rides.create(customer, await rides.wish(customer, fields));
    expect(body).toMatchObject({ success: false, error_code: code });
    expect(await shop.orderCount(customer)).toBe(0);
  });

  test('a quote is of one customer, for one order and for ten minutes', async () => {
    const [customer, other] = [await shop.newCustomer(100_000), await shop.newCustomer(100_000)];
    const wish = await rides.wish(customer);
    expect((await rides.create(other, wish)).body.error_code).toBe('RIDE_QUOTE_EXPIRED');
    expect((await rides.create(customer, wish)).body.success).toBe(true);
    const again = { ...wish, session_code: shop.newSession() };
    expect((await rides.create(customer, again)).body.error_code).toBe('RIDE_QUOTE_EXPIRED');
    const late = await rides.wish(customer);
    shop.pass(10 / 60);
    expect((await rides.create(customer, late)).body.error_code).toBe('RIDE_QUOTE_EXPIRED');
  });

  test('a changed tariff is refused with the current total, and the quote stays', async () => {
    const customer = await shop.newCustomer(100_000);
    const wish = await rides.wish(customer);
    await shop.applyStore(changed(withRides(shop.document), 'radius_km: 8,', 'radius_km: 8, percent: 200,'));
    const { body } = await rides.create(customer, wish);
    expect(body).toMatchObject({ error_code: 'PRICE_CHANGED', total: expect.any(Number) });
    expect(body.total).toBeGreaterThan(Number(wish.total));
    await shop.applyStore(withRides(shop.document));
    const again = { ...wish, session_code: shop.newSession() };
    expect((await rides.create(customer, again)).body.success).toBe(true);
  });

  test('an order has the ride, its services and fees as lines', async () => {
    const customer = await shop.newCustomer(100_000);
    const wish = await rides.wish(customer, {
      note: 'Pagar hijau',
      name: 'Bu Sri',
      phone: '0813',
      ...services([...insured], ['helm', 2]),
    });
    const { body } = await rides.create(customer, wish);
    expect(body.data).toMatchObject({ order_status: 1, payment_type: 3, auto_order: 1, schedule_type: 0 });
    expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
      category: 2,
      note: 'Pagar hijau',
      total: wish.total,
      subtotal: Number(wish.price) + 3_000,
      order_fee: 2_000,
      delivery_cost: 0,
      can_cancel: 1,
      lines: [
        { list_view_uid: 'ojek', title: 'Ojek', price: wish.price, qty: 1 },
        { list_view_uid: '', title: 'Helm anak', price: 0, qty: 2 },
        { list_view_uid: '', title: 'Asuransi', price: 3_000, qty: 1 },
      ],
      ride: {
        is_call: 0,
        origin: { address: 'Alun-alun' },
        destination: { address: 'Kampus' },
        name: 'Bu Sri',
        phone: '0813',
        services: [
          { view_uid: 'helm', qty: 2 },
          { view_uid: 'asuransi', qty: 1 },
        ],
        state: 'waiting',
        searches_at: null,
        driver: null,
        position: null,
        path: '',
        rating: null,
      },
    });
  });

  test('a voucher of rides takes its value off the ride and its services', async () => {
    const customer = await shop.newCustomer(100_000);
    const wish = await rides.wish(customer, { voucher_code: 'OJEK' });
    const { body } = await rides.create(customer, { ...wish, total: Number(wish.total) - 2_000 });
    expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({ voucher_value: 2_000 });
  });

  test('a form is answered, and the order has the answers', async () => {
    const customer = await shop.newCustomer(100_000);
    const form_data = JSON.stringify([
      { view_uid: 'isi', value: 'Buku' },
      { view_uid: 'ukuran', value: ['l'] },
    ]);
    const quote = await rides.quoted(customer, { list_vuid: 'kirim' });
    const wish = await rides.wish(customer, { list_vuid: 'kirim', services: '[]', form_data }, { list_vuid: 'kirim' });
    const { body } = await rides.create(customer, { ...wish, total: quote.distance_price });
    expect((await shop.find(customer, body.data?.unique_id ?? '')).ride?.form).toEqual([
      { view_uid: 'isi', label: 'Isi', type: 0, value: 'Buku' },
      { view_uid: 'ukuran', label: 'Ukuran', type: 4, value: 'Besar' },
    ]);
    const inEnglish = { ...customer, headers: { ...customer.headers, 'accept-language': 'en' } };
    expect((await shop.find(inEnglish, body.data?.unique_id ?? '')).ride?.form).toEqual([
      { view_uid: 'isi', label: 'Content', type: 0, value: 'Buku' },
      { view_uid: 'ukuran', label: 'Ukuran', type: 4, value: 'Large' },
    ]);
  });

  describe('a call', () => {
    const order = async (fields: Fields) => {
      const customer = await shop.newCustomer(100_000);
      const wish = await rides.wish(customer, { ...call, services: '[]', ...fields }, call);
      return { customer, body: (await rides.create(customer, { ...wish, total: Number(wish.total) - 3_000 })).body };
    };

    test.each<[when: string, fields: Fields]>([
      ['in the past', { date: '2026/11/21', hour: 8, minute: 0 }],
      ['too far ahead', { date: '2026/12/31', hour: 8, minute: 0 }],
      ['on no day', { date: '2026/11/31', hour: 8, minute: 0 }],
      ['at no time', { date: '2026/11/25' }],
      ['on no day but a time', { hour: 8 }],
    ])('%s is refused', async (_when, fields) => {
      expect((await order(fields)).body.error_code).toBe('RIDE_SCHEDULE_INVALID');
    });

    test('is on the clocks of its store, which its page and its order name', async () => {
      await shop.applyStore(changed(withRides(shop.document), 'rides:\n', 'rides:\n  timezone: Asia/Jayapura\n'));
      const page = await shop.ask('/api/v2/customer/item/tambal?codename=warung');
      expect(page.body?.data).toMatchObject({ timezone: 'Asia/Jayapura' });
      const moment = { date: '2026/11/25', hour: 9, minute: 30 };
      const { customer, body } = await order({ ...moment, payment_id: 'tempat', payment_type: 2 });
      expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
        ride: { scheduled_at: '2026-11-25T00:30:00Z', timezone: 'Asia/Jayapura' },
      });
      await shop.applyStore(withRides(shop.document));
    });

    test('for later looks for a driver half an hour before', async () => {
      const { customer, body } = await order({
        date: '2026/11/25',
        hour: 9,
        minute: 30,
        payment_id: 'tempat',
        payment_type: 2,
      });
      expect(body.data).toMatchObject({ order_status: 0, schedule_type: 1 });
      expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
        category: -2,
        can_change_payment: 0,
        ride: {
          is_call: 1,
          state: 'waiting',
          scheduled_at: '2026-11-25T02:30:00Z',
          timezone: 'Asia/Jakarta',
          searches_at: '2026-11-25T02:00:00Z',
        },
      });
    });
  });

  test('a session code makes one order, however often it is sent', async () => {
    const customer = await shop.newCustomer(100_000);
    const wish = await rides.wish(customer);
    const answers = await Promise.all(twenty.map(() => rides.create(customer, wish)));
    expect(new Set(answers.map(({ body }) => body.data?.unique_id)).size).toBe(1);
    expect(await shop.orderCount(customer)).toBe(1);
    expect((await rides.create(customer, { ...wish, note: 'lain' })).status).toBe(409);
    const { unique_id } = answers[0]?.body.data ?? {};
    expect(await shop.attempt(customer, String(wish.session_code))).toMatchObject({
      state: 'done',
      order: { unique_id },
    });
  });
});

/** Row locks decide who gets a quote, so this runs on both databases. */
test.each(databases)('a quote makes one order of twenty attempts on %s', async (_name, open) => {
  const shop = await startShop(open, createTestRouter().router);
  const rides = rideCalls(shop);
  await shop.applyStore(withRides(shop.document));
  const customer = await shop.newCustomer(100_000);
  const wish = await rides.wish(customer);
  const answers = await Promise.all(
    twenty.map(() => rides.create(customer, { ...wish, session_code: shop.newSession() })),
  );
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error_code === 'RIDE_QUOTE_EXPIRED')).toHaveLength(19);
  await expectBalancedLedger(shop.database);
  await shop.close();
});
