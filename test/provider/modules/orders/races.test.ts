import { countOf } from '../../../support/programs/soak';
import { bothDatabases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Shop, startShop } from '../../../support/provider/shop';

const buyers = 20;
const rounds = Array.from({ length: countOf(10) }, (_, round) => round);

jest.setTimeout(120_000);

describe.each(bothDatabases)('races on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  beforeEach(() => shop.restock());
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const newCustomers = (balance = 0) => Promise.all(Array.from({ length: buyers }, () => shop.newCustomer(balance)));

  test.each(rounds)('round %d: of 20 customers competing for 3 pieces, 3 get one', async () => {
    const customers = await newCustomers();
    const wishes = await Promise.all(
      customers.map(async (customer) => {
        const line = await shop.fill(customer, 'bayam', 1);
        return {
          ...(await shop.wish(await shop.newCustomer())),
          cart: JSON.stringify([{ view_uid: line, qty: 1, price: 10_000, type: 0 }]),
          total: 20_000,
        };
      }),
    );
    const answers = await Promise.all(wishes.map((wish, index) => shop.create(customers[index] as never, wish)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error_code === 'STOCK_SHORT')).toHaveLength(buyers - 3);
    expect(await shop.stockOf('bayam')).toBe(0);
  });

  test.each(rounds)('round %d: a voucher with quota 1 is used once by 20 customers', async () => {
    await shop.database.query(`update vouchers set used = 0 where code = 'HEMAT'`);
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const customers = await newCustomers();
    const wishes = await Promise.all(
      customers.map((customer) => shop.wish(customer, { voucher_code: 'HEMAT', total: 26_000 })),
    );
    const answers = await Promise.all(wishes.map((wish, index) => shop.create(customers[index] as never, wish)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error_code === 'VOUCHER_USED_UP')).toHaveLength(buyers - 1);
    expect([await shop.usesOf('HEMAT'), await shop.stockOf('bayam')]).toEqual([1, 998]);
  });

  test.each(rounds)('round %d: of 20 concurrent orders a wallet pays only what it can', async () => {
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const customer = await shop.newCustomer(100_000);
    const orders: string[] = [];
    for (let index = 0; index < buyers; index += 1) {
      orders.push((await shop.order(customer, { payment_id: 'saldo', payment_type: 3 })).unique_id);
    }
    const answers = await Promise.all(orders.map((uid) => shop.pay(customer, uid)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error_code === 'BALANCE_SHORT')).toHaveLength(buyers - 3);
    expect(await shop.balanceOf(customer)).toBe(10_000);
  });

  test.each(rounds)('round %d: 20 payments, withdrawals and refunds at once take no more than there is', async () => {
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    const customer = await shop.newCustomer(200_000);
    const orders: string[] = [];
    for (let index = 0; index < 13; index += 1) {
      orders.push((await shop.order(customer, { payment_id: 'saldo', payment_type: 3 })).unique_id);
    }
    const [paid, unpaid] = [orders.slice(0, 5), orders.slice(5)];
    for (const uid of paid) await shop.pay(customer, uid);
    expect(await shop.balanceOf(customer)).toBe(50_000);
    const [payments, withdrawals, refunds] = await Promise.all([
      Promise.all(unpaid.map((uid) => shop.pay(customer, uid))),
      Promise.all(Array.from({ length: 7 }, () => shop.withdraw(customer, { value: 20_000 }))),
      Promise.all(paid.map((uid) => shop.operate(uid, 'reject', 'habis'))),
    ]);
    const done = (answers: readonly { body: { success: boolean } }[]) =>
      answers.filter(({ body }) => body.success).length;
    expect(refunds).toEqual(paid.map(() => true));
    const balance = 200_000 - 30_000 * done(payments) - 22_500 * done(withdrawals);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(await shop.balanceOf(customer)).toBe(balance);
    for (const { body } of [...payments, ...withdrawals]) {
      expect([null, 'BALANCE_SHORT']).toContain(body.error_code);
    }
  });

  test.each(rounds)('round %d: an order paid, cancelled and rejected at once ends in one state', async () => {
    const customer = await shop.newCustomer(100_000);
    const { unique_id } = await shop.order(customer, { payment_id: 'saldo', payment_type: 3 });
    const [paid, cancelled, rejected] = await Promise.all([
      shop.pay(customer, unique_id),
      shop.cancel(customer, unique_id),
      shop.modules.orders.sellerOrders.transition(unique_id, 'reject', { reason: 'habis' }),
    ]);
    expect([cancelled.body.success, rejected].filter(Boolean)).toHaveLength(1);
    expect(paid.status).toBe(200);
    expect([await shop.stockOf('bayam'), await shop.balanceOf(customer)]).toEqual([3, 100_000]);
  });
});
