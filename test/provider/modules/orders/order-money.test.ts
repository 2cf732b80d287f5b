import type { SellerTransition } from '../../../../provider/modules/orders/sandbox/orders';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('the money of an order on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.restock();
    await shop.database.query(`update vouchers set used = 0`);
    await shop.database.query('delete from voucher_uses');
  });
  afterAll(() => shop.close());

  const move = (uid: string, name: SellerTransition) => shop.modules.orders.sellerOrders.transition(uid, name, {});
  const byBalance: Fields = { payment_id: 'saldo', payment_type: 3 };
  const byBank: Fields = { payment_id: 'bank', payment_type: 0, total: 32_500 };
  const storeBalance = async (kind: string) => {
    const [row] = await shop.database.query<{ balance: number }>(
      `select balance from ledger_accounts where store_id = $1 and kind = $2`,
      [shop.storeId, kind],
    );
    return row?.balance ?? 0;
  };

  /** Ends the unpaid orders of earlier tests. */
  const endAll = async () => {
    shop.pass(24);
    await shop.modules.orders.orders.expire();
    await shop.restock();
  };

  test('a payment over the balance is refused', async () => {
    const customer = await shop.newCustomer(29_999);
    const { unique_id } = await shop.order(customer, byBalance);
    expect((await shop.pay(customer, unique_id)).body).toMatchObject({ success: false, error_code: 'BALANCE_SHORT' });
    expect([await shop.balanceOf(customer), (await shop.find(customer, unique_id)).order_status]).toEqual([29_999, 1]);
  });

  test('a payment with an outdated revision is refused', async () => {
    const customer = await shop.newCustomer(100_000);
    const { unique_id } = await shop.order(customer, byBank);
    await shop.changePayment(customer, { order_uid: unique_id, ...byBalance });
    expect((await shop.pay(customer, unique_id, 1)).body.error_code).toBe('REVISION_CHANGED');
    expect((await shop.pay(customer, unique_id, 2)).body.success).toBe(true);
  });

  test.each([
    ['of another payment kind', byBank, 0, null],
    ['that was paid', byBalance, 0, 'pay'],
    ['whose time is over', byBalance, 24, null],
    ['that was cancelled', byBalance, 0, 'cancel'],
  ] as const)('an order %s cannot be paid from the balance', async (_what, fields, hours, before) => {
    const customer = await shop.newCustomer(100_000);
    const { unique_id } = await shop.order(customer, fields);
    if (before) await shop[before](customer, unique_id);
    shop.pass(hours);
    const { order_status, revision } = await shop.find(customer, unique_id);
    const balance = await shop.balanceOf(customer);
    expect((await shop.pay(customer, unique_id, revision)).body.error_code).toBe('NOT_PAYABLE');
    expect([await shop.balanceOf(customer), (await shop.find(customer, unique_id)).order_status]).toEqual([
      balance,
      order_status,
    ]);
  });

  test('the same payment twice takes money once with the same answer', async () => {
    const customer = await shop.newCustomer(100_000);
    const { unique_id, order_no } = await shop.order(customer, byBalance);
    const session = shop.newSession();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.pay(customer, unique_id, 1, session)));
    for (const { body } of answers) {
      expect(body).toMatchObject({ success: true, data: { unique_id, order_no, payment_type: 3, order_status: 2 } });
    }
    expect(await shop.balanceOf(customer)).toBe(70_000);
  });

  test.each<[what: string, fields: Fields, steps: SellerTransition[]]>([
    ['an order on delivery that was accepted', {}, ['acceptUnpaid']],
    ['an order that was paid', byBank, ['markPaid']],
    ['an order that was sent', byBank, ['markPaid', 'ship']],
    ['an order that was received', byBank, ['markPaid', 'ship', 'deliver']],
    ['an order that was rejected', byBank, ['reject']],
  ])('%s cannot be cancelled', async (_what, fields, steps) => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, fields);
    for (const step of steps) expect(await move(unique_id, step)).toBe(true);
    expect((await shop.cancel(customer, unique_id)).body).toMatchObject({
      success: false,
      error_code: 'NOT_CANCELLABLE',
    });
  });

  test.each<[string, Fields]>([
    ['on delivery', { total: 26_000 }],
    ['by bank', { ...byBank, total: 28_500 }],
    ['by service', { payment_id: 'api', payment_type: 4, total: 30_000 }],
  ])('cancelling an order paid %s returns stock and voucher, once', async (_how, fields) => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, { ...fields, voucher_code: 'HEMAT' });
    expect([await shop.stockOf('bayam'), await shop.usesOf('HEMAT')]).toEqual([1, 1]);
    const answers = await Promise.all([1, 2, 3].map(() => shop.cancel(customer, unique_id)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect([await shop.stockOf('bayam'), await shop.usesOf('HEMAT')]).toEqual([3, 0]);
    expect((await shop.find(customer, unique_id)).history.at(-1)?.order_status).toBe(-2);
    const again = await shop.order(customer, { ...fields, voucher_code: 'HEMAT' });
    expect(again.unique_id).not.toBe(unique_id);
  });

  test.each<[SellerTransition, SellerTransition[], number]>([
    ['reject', [], -1],
    ['fail', ['ship'], -4],
  ])('%s of a paid order returns stock, voucher and balance', async (name, steps, end) => {
    const customer = await shop.newCustomer(100_000);
    const { unique_id } = await shop.order(customer, { ...byBalance, voucher_code: 'HEMAT', total: 26_000 });
    await shop.pay(customer, unique_id);
    expect(await shop.balanceOf(customer)).toBe(74_000);
    for (const step of steps) await move(unique_id, step);
    expect([await move(unique_id, name), await move(unique_id, name)]).toEqual([true, false]);
    expect([await shop.stockOf('bayam'), await shop.usesOf('HEMAT'), await shop.balanceOf(customer)]).toEqual([
      3, 0, 100_000,
    ]);
    expect((await shop.find(customer, unique_id)).order_status).toBe(end);
  });

  test('a delivered order is the store’s revenue and pays its cashback', async () => {
    const customer = await shop.newCustomer(100_000);
    const sales = await storeBalance('sales');
    const { unique_id } = await shop.order(customer, { ...byBalance, voucher_code: 'KEMBALI' });
    await shop.pay(customer, unique_id);
    await move(unique_id, 'ship');
    expect([await storeBalance('sales'), await shop.balanceOf(customer)]).toEqual([sales, 70_000]);
    expect([await move(unique_id, 'deliver'), await move(unique_id, 'deliver')]).toEqual([true, false]);
    expect([await storeBalance('sales'), await shop.balanceOf(customer)]).toEqual([sales + 30_000, 73_000]);
    expect((await shop.find(customer, unique_id)).history.map(({ order_status }) => order_status)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test('payment on delivery is revenue on delivery', async () => {
    const customer = await shop.newCustomer();
    const sales = await storeBalance('sales');
    const { unique_id } = await shop.order(customer);
    for (const step of ['acceptUnpaid', 'ship', 'deliver'] as const) expect(await move(unique_id, step)).toBe(true);
    expect(await storeBalance('sales')).toBe(sales + 30_000);
  });

  test('only delivered pieces count as sold', async () => {
    const sold = async () => {
      const [item] = await shop.database.query<{ sold: number }>(`select sold from items where view_uid = 'bayam'`);
      return item?.sold;
    };
    await shop.database.query(`update items set sold = 0 where view_uid = 'bayam'`, []);
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer);
    for (const step of ['acceptUnpaid', 'ship'] as const) await move(unique_id, step);
    expect(await sold()).toBe(0);
    await move(unique_id, 'deliver');
    expect(await sold()).toBe(2);
    await shop.restock();
    expect(await sold()).toBe(2);
  });

  test('an unpaid order expires and returns its reservations', async () => {
    await endAll();
    const customer = await shop.newCustomer();
    const onDelivery = await shop.order(customer);
    await shop.restock();
    const { unique_id } = await shop.order(customer, { ...byBank, voucher_code: 'HEMAT', total: 28_500 });
    shop.pass(23.9);
    expect(await shop.modules.orders.orders.expire()).toBe(0);
    shop.pass(0.1);
    const ended = await Promise.all([shop.modules.orders.orders.expire(), shop.modules.orders.orders.expire()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await shop.find(customer, unique_id)).order_status).toBe(-3);
    expect((await shop.find(customer, onDelivery.unique_id)).order_status).toBe(0);
    expect([await shop.stockOf('bayam'), await shop.usesOf('HEMAT')]).toEqual([3, 0]);
  });

  test('an order confirmed by the seller has the full payment period from then', async () => {
    await endAll();
    const customer = await shop.newCustomer();
    await shop.applyStore(shop.document.replace('order_prefix: WR', 'order_prefix: WR\n  auto_order: 0'));
    const { unique_id } = await shop.order(customer, byBank);
    await shop.applyStore(shop.document);
    shop.pass(48);
    expect(await shop.modules.orders.orders.expire()).toBe(0);
    expect(await move(unique_id, 'accept')).toBe(true);
    shop.pass(23);
    expect([await shop.modules.orders.orders.expire(), (await shop.find(customer, unique_id)).order_status]).toEqual([
      0, 1,
    ]);
    shop.pass(1);
    expect(await shop.modules.orders.orders.expire()).toBe(1);
  });
});
