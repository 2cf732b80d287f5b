import { accountNumbers } from '../../../support/money/account-numbers';
import { countOf } from '../../../support/programs/soak';
import { databases } from '../../../support/provider/databases';
import { notificationsOf } from '../../../support/provider/notifications';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';
import type { TestCustomer } from '../../../support/provider/customers';

const rounds = Array.from({ length: countOf(10) }, (_, round) => round);
const twenty = Array.from({ length: 20 }, (_, index) => index);

jest.setTimeout(120_000);

describe.each(databases)('top-ups and withdrawals on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.applyStore(shop.document);
  });
  afterAll(() => shop.close());

  const storeBalance = async (kind: string) => {
    const [row] = await shop.database.query<{ balance: number }>(
      'select balance from ledger_accounts where store_id = $1 and kind = $2',
      [shop.storeId, kind],
    );
    return row?.balance ?? 0;
  };
  const made = async (order: Promise<{ body: { error_code: string | null; data: { unique_id: string } | null } }>) => {
    const { body } = await order;
    if (!body.data) throw new Error(`It was refused: ${body.error_code}`);
    return body.data.unique_id;
  };
  const inKoin = () => shop.applyStore(shop.document.replace('balance_mode: open', 'balance_mode: close'));
  const withoutWallet = () =>
    shop.applyStore(
      shop.document
        .replace('balance_flag: 1', 'balance_flag: 0')
        .replace(/.*id: saldo, type: 3.*\n/, '')
        .replace(/ {2}rewards:\n.*\n.*\n/, '')
        .replace('referral_flag: 1', 'referral_flag: 0'),
    );

  describe('is refused', () => {
    test.each<[what: string, fields: Fields, code: string, total: number | null]>([
      ['to the seller', { payment_id: 'penjual', payment_type: 1 }, 'PAYMENT_INVALID', null],
      ['on delivery', { payment_id: 'tempat', payment_type: 2 }, 'PAYMENT_INVALID', null],
      ['from the balance itself', { payment_id: 'saldo', payment_type: 3 }, 'PAYMENT_INVALID', null],
      ['by another kind than the option has', { payment_type: 4 }, 'PAYMENT_INVALID', null],
      ['in a way that there is not', { payment_id: 'entah' }, 'PAYMENT_INVALID', null],
      ['at a total of before', { total: 50_000 }, 'PRICE_CHANGED', 53_500],
      ['of more than the store takes', { value: 20_000_001 }, 'AMOUNT_OUT_OF_LIMITS', null],
    ])('a top-up %s', async (_what, fields, code, total) => {
      const customer = await shop.newCustomer();
      const { status, body } = await shop.topUp(customer, fields);
      expect({ status, body }).toMatchObject({ status: 200, body: { success: false, error_code: code, total } });
      expect([await shop.orderCount(customer), await shop.balanceOf(customer)]).toEqual([0, 0]);
    });

    test.each<[what: string, balance: number, fields: Fields, code: string]>([
      ['of more than there is', 49_999, {}, 'BALANCE_SHORT'],
      ['whose fee there is not', 52_499, {}, 'BALANCE_SHORT'],
      ['at a total of before', 100_000, { total: 50_000 }, 'PRICE_CHANGED'],
      ['of more than the store takes', 100_000, { value: 20_000_001 }, 'AMOUNT_OUT_OF_LIMITS'],
      ['to a number without its bank', 100_000, { note: '1234567890' }, 'ACCOUNT_NUMBER_INVALID'],
    ])('a withdrawal %s', async (_what, balance, fields, code) => {
      const customer = await shop.newCustomer(balance);
      expect((await shop.withdraw(customer, fields)).body).toMatchObject({ success: false, error_code: code });
      expect([await shop.orderCount(customer), await shop.balanceOf(customer)]).toEqual([0, balance]);
    });

    test('a withdrawal to a number that is not a bank account', async () => {
      for (const [bank, number, isPayable] of accountNumbers) {
        const { body } = await shop.withdraw(await shop.newCustomer(100_000), { note: `${bank}, Siti, ${number}` });
        expect([bank, number, body.error_code]).toEqual([bank, number, isPayable ? null : 'ACCOUNT_NUMBER_INVALID']);
      }
    });

    test('a withdrawal of Koin', async () => {
      await inKoin();
      const customer = await shop.newCustomer(100_000);
      expect((await shop.withdraw(customer)).body).toMatchObject({ success: false, error_code: 'WITHDRAW_CLOSED' });
      expect(await shop.balanceOf(customer)).toBe(100_000);
    });

    test('everything in a store without wallets, with 404', async () => {
      await withoutWallet();
      const customer = await shop.newCustomer();
      const session_code = shop.newSession();
      expect((await shop.topUp(customer, { session_code })).status).toBe(404);
      expect((await shop.withdraw(customer)).status).toBe(404);
      expect((await shop.call(customer, '/api/v2/customer/balance/report-transaction')).status).toBe(404);
      await shop.applyStore(shop.document);
      expect((await shop.topUp(customer, { session_code })).body.success).toBe(true);
    });

    test('cancelling a withdrawal with a held amount', async () => {
      const customer = await shop.newCustomer(100_000);
      const uid = await made(shop.withdraw(customer));
      expect((await shop.find(customer, uid)).can_cancel).toBe(0);
      expect((await shop.cancel(customer, uid)).body).toMatchObject({ success: false, error_code: 'NOT_CANCELLABLE' });
    });

    test.each(['markPaid', 'ship', 'accept', 'approve'] as const)('%s of a top-up', async (name) => {
      expect(await shop.operate(await made(shop.topUp(await shop.newCustomer())), name)).toBe(false);
    });

    test.each(['markPaid', 'ship', 'deliver', 'receiveTopUp'] as const)('%s of a withdrawal', async (name) => {
      expect(await shop.operate(await made(shop.withdraw(await shop.newCustomer(60_000))), name)).toBe(false);
    });
  });

  test.each<[what: string, fields: Fields, first: number, total: number]>([
    ['by bank', { total: 53_500 }, 1, 53_500],
    ['by a payment service', { payment_id: 'api', payment_type: 4 }, -99, 55_000],
  ])('a top-up %s is balance as soon as it is paid, once', async (_how, fields, first, total) => {
    const [external, sales] = [await storeBalance('external'), await storeBalance('sales')];
    const customer = await shop.newCustomer();
    const { body } = await shop.topUp(customer, fields);
    expect(body.data).toMatchObject({ order_status: first, auto_order: 1 });
    const uid = body.data?.unique_id ?? '';
    expect(await shop.balanceOf(customer)).toBe(0);
    expect([await shop.operate(uid, 'receiveTopUp'), await shop.operate(uid, 'receiveTopUp')]).toEqual([true, false]);
    expect(await shop.balancesOf(customer)).toEqual({ balance: 50_000, points: 0 });
    expect([await storeBalance('external'), await storeBalance('sales')]).toEqual([
      external - total,
      sales + total - 50_000,
    ]);
    expect((await shop.find(customer, uid)).history.map(({ order_status }) => order_status)).toEqual([first, 4]);
  });

  test.each([
    ['open', 'Saldo'],
    ['close', 'Koin'],
  ])('in a wallet that is %s it is %s everywhere', async (mode, name) => {
    if (mode === 'close') await inKoin();
    const customer = await shop.newCustomer();
    const uid = await made(shop.topUp(customer));
    const order = await shop.find(customer, uid);
    expect(order).toMatchObject({
      category: 4,
      lines: [{ list_view_uid: '', title: `Topup ${name}`, price: 50_000, qty: 1, image: null }],
      subtotal: 50_000,
      order_fee: 1000,
      admin_fee: 2500,
      total: 53_500,
      supplier_view_uid: null,
      address: null,
      can_cancel: 1,
      can_change_payment: 1,
    });
    const purchases = await shop.modules.orders.orders.purchases(customer.id, 1, undefined, `topup ${name}`);
    expect(purchases.purchases).toMatchObject([{ category: 4, first_title: `Topup ${name}`, line_count: 1 }]);
    const { pending_orders } = await shop.modules.orders.orders.notifications(customer.id);
    expect(pending_orders).toMatchObject([{ unique_id: uid, category: 4, total: 53_500 }]);
    await shop.operate(uid, 'receiveTopUp');
    expect((await shop.transactions(customer)).data).toMatchObject([
      { amount: 50_000, kind: 'top_up', note: `Topup ${name} ${order.order_no}`, order_uid: uid },
    ]);
  });

  test('a top-up can be paid only with payment options for top-ups', async () => {
    const customer = await shop.newCustomer(100_000);
    const uid = await made(shop.topUp(customer));
    const change = (payment_id: string, payment_type: number) =>
      shop.changePayment(customer, { order_uid: uid, payment_id, payment_type });
    expect((await change('saldo', 3)).body.error_code).toBe('PAYMENT_INVALID');
    expect((await change('tempat', 2)).body.error_code).toBe('PAYMENT_INVALID');
    expect((await change('api', 4)).body.data).toMatchObject({
      total: 51_000,
      total_payment: 55_000,
      order_status: -99,
    });
    await shop.operate(uid, 'receiveTopUp');
    expect(await shop.balanceOf(customer)).toBe(150_000);
  });

  const told = async (customer: TestCustomer) =>
    (await notificationsOf(shop, customer).list()).map(({ text }) => text.replace(/ [A-Z]+\d+/, ''));

  test.each([
    ['cancel', []],
    ['expire', ['Isi saldo batal karena tidak dibayar.']],
    ['reject', ['Isi saldo ditolak. Lihat alasannya.']],
  ] as const)('a top-up that ends by %s moves nothing', async (how, texts) => {
    const customer = await shop.newCustomer();
    const uid = await made(shop.topUp(customer));
    if (how === 'cancel') await shop.cancel(customer, uid);
    if (how === 'reject') await shop.operate(uid, 'reject', 'Tidak terbaca');
    if (how === 'expire') {
      shop.pass(24);
      await shop.modules.orders.orders.expire();
    }
    expect(await shop.operate(uid, 'receiveTopUp')).toBe(false);
    expect(await shop.transactions(customer)).toMatchObject({ balance: 0, data: [] });
    expect(await told(customer)).toEqual(texts);
  });

  test('a withdrawal holds its amount and fee until the operator approves it', async () => {
    const [external, sales, held] = await Promise.all(['external', 'sales', 'held'].map(storeBalance));
    const customer = await shop.newCustomer(100_000);
    const { body } = await shop.withdraw(customer, { total: 52_500, note: ' Bank Nusantara\nSiti\n1234567890 ' });
    expect(body.data).toMatchObject({ order_status: 2, payment_type: 3 });
    const uid = body.data?.unique_id ?? '';
    expect([await shop.balanceOf(customer), await storeBalance('held')]).toEqual([47_500, (held ?? 0) + 52_500]);
    expect(await shop.find(customer, uid)).toMatchObject({
      category: 5,
      note: 'Bank Nusantara\nSiti\n1234567890',
      lines: [{ title: 'Tarik Saldo', price: 50_000 }],
      payment_name: 'Saldo',
      expires_at: null,
      can_change_payment: 0,
    });
    expect([await shop.operate(uid, 'approve'), await shop.operate(uid, 'reject', 'terlambat')]).toEqual([true, false]);
    expect((await shop.find(customer, uid)).order_status).toBe(4);
    expect([await storeBalance('held'), await storeBalance('sales'), await storeBalance('external')]).toEqual([
      held,
      (sales ?? 0) + 2500,
      (external ?? 0) - 100_000 + 50_000,
    ]);
    expect(await shop.balancesOf(customer)).toEqual({ balance: 47_500, points: 0 });
  });

  test('a rejected withdrawal is back in the wallet with its fee, and says why', async () => {
    const customer = await shop.newCustomer(52_500);
    const uid = await made(shop.withdraw(customer));
    expect(await shop.balanceOf(customer)).toBe(0);
    expect([await shop.operate(uid, 'reject', 'Nama berbeda'), await shop.operate(uid, 'approve')]).toEqual([
      true,
      false,
    ]);
    expect(await shop.find(customer, uid)).toMatchObject({ order_status: -1, reason: 'Nama berbeda' });
    const { balance, data } = await shop.transactions(customer);
    expect(balance).toBe(52_500);
    expect(data.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['withdrawal_returned', 52_500],
      ['withdrawal', -52_500],
      ['other', 52_500],
    ]);
    expect(await told(customer)).toEqual(['Penarikan saldo ditolak, dan saldonya dikembalikan.']);
  });

  describe.each(['topUp', 'withdraw'] as const)('a session code of %s', (name) => {
    test('with other fields, or used for something else, is a conflict without effects', async () => {
      const customer = await shop.newCustomer(200_000);
      const session_code = shop.newSession();
      await shop[name](customer, { session_code });
      expect((await shop[name](customer, { session_code, value: 60_000 })).status).toBe(409);
      const other = name === 'topUp' ? 'withdraw' : 'topUp';
      expect((await shop[other](customer, { session_code })).status).toBe(409);
      expect((await shop.exchange(customer, 'saldo_10', session_code)).status).toBe(409);
      expect(await shop.orderCount(customer)).toBe(1);
    });

    test.each(rounds)('round %d: many at once make one order, and all get its answer', async () => {
      const customer = await shop.newCustomer(200_000);
      const session_code = shop.newSession();
      const answers = await Promise.all(twenty.map(() => shop[name](customer, { session_code })));
      const [first] = answers;
      expect(first?.body.success).toBe(true);
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await shop.orderCount(customer)).toBe(1);
      expect(await shop.balanceOf(customer)).toBe(name === 'topUp' ? 200_000 : 147_500);
      expect(await shop.attempt(customer, session_code)).toMatchObject({ state: 'done', order: first?.body.data });
    });
  });

  test('a refused withdrawal stays refused with its session code when there is enough', async () => {
    const customer = await shop.newCustomer();
    const session_code = shop.newSession();
    const first = await shop.withdraw(customer, { session_code });
    await shop.operate(await made(shop.topUp(customer, { value: 90_000 })), 'receiveTopUp');
    expect(await shop.withdraw(customer, { session_code })).toEqual(first);
    expect(await shop.attempt(customer, session_code)).toMatchObject({ state: 'refused', error_code: 'BALANCE_SHORT' });
    expect((await shop.withdraw(customer)).body.success).toBe(true);
  });

  test.each(rounds)('round %d: 20 that spend, withdraw and get back at once never have less than nothing', async () => {
    await shop.restock();
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const customer = await shop.newCustomer(100_000);
    const orders: string[] = [];
    const withdrawals: string[] = [];
    for (const index of twenty) {
      if (index < 2) withdrawals.push(await made(shop.withdraw(customer, { value: 7_500 })));
      orders.push((await shop.order(customer, { payment_id: 'saldo', payment_type: 3 })).unique_id);
    }
    const paidBefore = (await shop.pay(customer, orders[0] ?? '')).body.success;
    expect([paidBefore, await shop.balanceOf(customer)]).toEqual([true, 50_000]);
    const work = (index: number, buyer: TestCustomer) => {
      if (index === 0) return shop.operate(orders[0] ?? '', 'reject', 'habis');
      if (index < 3) return shop.operate(withdrawals[index - 1] ?? '', 'reject', 'salah');
      return index % 2 ? shop.pay(buyer, orders[index] ?? '') : shop.withdraw(buyer, { value: 27_500 });
    };
    await Promise.all(twenty.map((index) => work(index, customer)));
    const { balance, data } = await shop.transactions(customer, '?size=50');
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance % 30_000).toBe(10_000);
  });
});
