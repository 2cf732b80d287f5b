import type { components } from '../../../../provider/__generated__/rest';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

type Rest = components['schemas'];

describe.each(databases)('customer orders on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.restock();
  });
  afterAll(() => shop.close());

  const byBank: Fields = { payment_id: 'bank', payment_type: 0, total: 32_500 };
  const base = '/api/v2/customer';

  test('a customer cannot see or change another customer’s order', async () => {
    const [owner, other] = [await shop.newCustomer(), await shop.newCustomer(100_000)];
    const { unique_id, order_no } = await shop.order(owner, { payment_id: 'saldo', payment_type: 3 });
    const paths = [
      `order/${unique_id}`,
      `order/check-payment?order_uid=${unique_id}`,
      `order/paymentInfo?unique_id=${unique_id}`,
      `open-order/${order_no}`,
    ];
    const answers = await Promise.all([
      ...paths.map((path) => shop.call(other, `${base}/${path}`)),
      shop.cancel(other, unique_id),
      shop.pay(other, unique_id),
      shop.changePayment(other, { order_uid: unique_id, payment_id: 'bank', payment_type: 0 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await shop.find(owner, unique_id)).order_status).toBe(1);
  });

  test('an order is found by its number in any case', async () => {
    const customer = await shop.newCustomer();
    const { unique_id, order_no } = await shop.order(customer);
    for (const number of [order_no, order_no.toLowerCase()]) {
      const { body } = await shop.call(customer, `${base}/open-order/${number}`);
      expect(body).toMatchObject({ success: true, data: { unique_id } });
    }
    expect((await shop.call(customer, `${base}/open-order/WR9999999`)).status).toBe(404);
  });

  test('only an unpaid order waits for payment', async () => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, byBank);
    const check = () => shop.call(customer, `${base}/order/check-payment?order_uid=${unique_id}`);
    expect((await check()).body).toMatchObject({ success: true, data: { unique_id } });
    await shop.modules.orders.sellerOrders.transition(unique_id, 'markPaid', {});
    expect((await check()).body).toMatchObject({ success: false, error_code: 'NOT_PAYABLE' });
  });

  test('another payment option has its own fee, account and status, and a new revision', async () => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, byBank);
    const change = (payment_id: string, payment_type: number) =>
      shop.changePayment(customer, { order_uid: unique_id, payment_id, payment_type });
    expect((await change('api', 4)).body.data).toMatchObject({
      order_status: -99,
      revision: 2,
      admin_fee: 4000,
      total: 30_000,
      total_payment: 34_000,
      va_number: expect.stringMatching(/^8808\d{12}$/),
      expires_at: '2026-11-22T10:00:00Z',
    });
    expect((await change('tempat', 2)).body.data).toMatchObject({
      order_status: 0,
      revision: 3,
      total_payment: 30_000,
      va_number: null,
    });
  });

  test.each([
    ['entah', 0],
    ['bank', 4],
  ])('rejects the payment option %s of kind %d', async (payment_id, payment_type) => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, byBank);
    const { body } = await shop.changePayment(customer, { order_uid: unique_id, payment_id, payment_type });
    expect(body).toMatchObject({ success: false, error_code: 'PAYMENT_INVALID', data: null });
    expect((await shop.find(customer, unique_id)).revision).toBe(1);
  });

  test.each(['paid', 'cancelled', 'too old'])('the payment option of a %s order cannot be changed', async (what) => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, byBank);
    if (what === 'paid') await shop.modules.orders.sellerOrders.transition(unique_id, 'markPaid', {});
    if (what === 'cancelled') await shop.cancel(customer, unique_id);
    if (what === 'too old') shop.pass(24);
    const { body } = await shop.changePayment(customer, { order_uid: unique_id, payment_id: 'api', payment_type: 4 });
    expect(body.error_code).toBe('PAYMENT_NOT_CHANGEABLE');
  });

  test('purchases come 20 per page, newest first', async () => {
    const customer = await shop.newCustomer();
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const made: string[] = [];
    for (let count = 0; count < 21; count += 1) made.push((await shop.order(customer)).unique_id);
    const page = async (number: number) => {
      const path = `${base}/report/purchases?page=${number}`;
      return (await shop.call<Rest['PurchasesReply']>(customer, path)).body.data;
    };
    const [first, second] = [await page(1), await page(2)];
    expect([...first.purchases, ...second.purchases].map(({ unique_id }) => unique_id)).toEqual(made.reverse());
    expect([first.purchases.length, first.last_page, second.current_page]).toEqual([20, 2, 2]);
    expect(second.purchases[0]).toMatchObject({
      category: 0,
      order_status: 0,
      payment_type: 2,
      supplier_name: 'Lapak Bu Tati',
      total: 30_000,
      currency: 'Rp',
      line_count: 1,
      first_title: 'Bayam',
      first_image: null,
    });
  });

  test('purchases are filtered by state and by text in the number or a title', async () => {
    const customer = await shop.newCustomer();
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const cancelled = await shop.order(customer);
    await shop.cancel(customer, cancelled.unique_id);
    const unpaid = await shop.order(customer, byBank);
    const open_ = await shop.order(customer);
    const find = async (query: string) => {
      const path = `${base}/report/purchases?${query}`;
      const { purchases, last_page, counts } = (await shop.call<Rest['PurchasesReply']>(customer, path)).body.data;
      return { ids: purchases.map(({ unique_id }) => unique_id), last_page, counts };
    };
    const none = { all: 0, to_pay: 0, in_process: 0, shipped: 0, done: 0, cancelled: 0 };
    const counts = { ...none, all: 3, to_pay: 1, in_process: 1, cancelled: 1 };
    expect(await find('')).toMatchObject({ ids: [open_, unpaid, cancelled].map((one) => one.unique_id), counts });
    expect(await find('state=cancelled')).toEqual({ ids: [cancelled.unique_id], last_page: 1, counts });
    expect(await find('state=to_pay&page=2')).toEqual({ ids: [], last_page: 1, counts });
    expect(await find('search=BAY')).toMatchObject({ counts });
    expect(await find(`search=${unpaid.order_no.toLowerCase()}`)).toMatchObject({
      ids: [unpaid.unique_id],
      counts: { ...none, all: 1, to_pay: 1 },
    });
    expect(await find('search=bay%25m')).toEqual({ ids: [], last_page: 1, counts: none });
  });

  test('notifications count active orders and pieces in the cart', async () => {
    const customer = await shop.newCustomer();
    const asked = async () => (await shop.call<Rest['NotificationsReply']>(customer, '/api/notifications')).body.data;
    expect(await asked()).toEqual({ pending_orders: [], numMessages: 0, numNotifications: 0, cart_count: 0 });
    const over = await shop.order(customer);
    await shop.cancel(customer, over.unique_id);
    const open_ = await shop.order(customer, byBank);
    await shop.fill(customer, 'garam', 4);
    expect(await asked()).toEqual({
      pending_orders: [
        {
          unique_id: open_.unique_id,
          order_no: open_.order_no,
          creation_date: expect.stringMatching(/^2026-11-\d\d \d\d:00:00$/),
          total: 32_500,
          currency_temp: 'Rp',
          order_status: 1,
          category: 0,
          payment_type: 0,
          app_icon: null,
        },
      ],
      numMessages: 0,
      numNotifications: 0,
      cart_count: 4,
    });
  });

  test('virtual account numbers are unique', async () => {
    const customer = await shop.newCustomer();
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const numbers = new Set<string | null>();
    for (const [payment_id, payment_type, total] of [
      ['bank', 0, 32_500],
      ['api', 4, 34_000],
      ['bank', 0, 32_500],
    ] as const) {
      const { unique_id } = await shop.order(customer, { payment_id, payment_type, total });
      const path = `${base}/order/paymentInfo?unique_id=${unique_id}`;
      const first = (await shop.call<Rest['OrderPaymentReply']>(customer, path)).body.data?.va_number;
      expect((await shop.call<Rest['OrderPaymentReply']>(customer, path)).body.data?.va_number).toBe(first);
      numbers.add(first ?? null);
    }
    expect(numbers.size).toBe(3);
  });
});
