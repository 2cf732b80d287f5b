import { byBalance as invoiceByBalance, byCode, invoicesOf } from '../../../support/provider/invoices';
import { databases } from '../../../support/provider/databases';
import type { TestCustomer } from '../../../support/provider/customers';
import { type Shop, startShop } from '../../../support/provider/shop';
import { passwords } from '../../../support/provider/test-app';

const byBalance = { payment_id: 'saldo', payment_type: 3 };
const password = 'belanja123';

interface Outcome {
  success: boolean;
  error_code: string | null;
}

describe.each(databases.slice(-1))('money that leaves the balance on %s', (_name, open) => {
  let shop: Shop;
  let hash: string;
  beforeAll(async () => {
    shop = await startShop(open);
    hash = await passwords.hash(password);
    await shop.applyStore(shop.document.replace('balance_password: 0', 'balance_password: 1'));
  });
  beforeEach(() => shop.restock());
  afterAll(() => shop.close());

  const newCustomer = async () => {
    const customer = await shop.newCustomer(500_000);
    await shop.database.query('update customers set password_hash = $2 where id = $1', [customer.id, hash]);
    return customer;
  };
  const confirm = (customer: TestCustomer, session_code: string, typed = password) =>
    shop.call<Outcome>(customer, '/api/v2/customer/balance/confirm', {
      method: 'POST',
      body: shop.form({ password: typed, session_code }),
    });

  /** The calls with their preparation; each returns the answer for a session code. */
  const ways: readonly [
    what: string,
    prepare: (customer: TestCustomer) => Promise<(code: string) => Promise<Outcome>>,
  ][] = [
    [
      'an order',
      async (customer) => {
        const { unique_id: order_uid } = await shop.order(customer, byBalance);
        return async (session_code) => (await shop.pay(customer, order_uid, 1, session_code)).body;
      },
    ],
    [
      'a withdrawal',
      async (customer) => async (session_code) => (await shop.withdraw(customer, { session_code })).body,
    ],
    [
      'an invoice',
      async (customer) => {
        const invoices = invoicesOf(shop, customer);
        const id = await invoices.add();
        return async (session_code) => (await invoices.pay(id, { ...invoiceByBalance, session_code })).body;
      },
    ],
  ];

  test.each(ways)(
    'for %s is refused without the password of its attempt, and taken once with it',
    async (_what, prepare) => {
      const customer = await newCustomer();
      const spend = await prepare(customer);
      const before = await shop.balanceOf(customer);
      const code = shop.newSession();
      await confirm(customer, shop.newSession());
      expect(await spend(shop.newSession())).toMatchObject({ success: false, error_code: 'PASSWORD_NEEDED' });
      expect((await confirm(customer, code, 'salah')).body).toMatchObject({
        success: false,
        error_code: 'PASSWORD_WRONG',
      });
      expect(await shop.balanceOf(customer)).toBe(before);

      expect((await confirm(customer, code)).body).toMatchObject({ success: true, error_code: null });
      const first = await spend(code);
      expect(first.success).toBe(true);
      const after = await shop.balanceOf(customer);
      expect(after).toBeLessThan(before);
      shop.pass(1);
      expect(await spend(code)).toEqual(first);
      expect(await shop.balanceOf(customer)).toBe(after);
    },
  );

  test('a confirmation by another customer, or older than 5 minutes, is invalid', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const code = shop.newSession();
    await confirm(other, code);
    expect((await shop.withdraw(customer, { session_code: code })).body.error_code).toBe('PASSWORD_NEEDED');
    const late = shop.newSession();
    await confirm(customer, late);
    shop.pass(6 / 60);
    expect((await shop.withdraw(customer, { session_code: late })).body.error_code).toBe('PASSWORD_NEEDED');
  });

  test('after five wrong passwords, the sixth is refused, right or wrong', async () => {
    const customer = await newCustomer();
    for (let guess = 0; guess < 5; guess += 1) await confirm(customer, shop.newSession(), 'salah');
    expect((await confirm(customer, shop.newSession())).body.error_code).toBe('TOO_MANY_GUESSES');
  });

  test('other payments need no password', async () => {
    const invoices = invoicesOf(shop, await newCustomer());
    expect((await invoices.pay(await invoices.add(), byCode)).body.success).toBe(true);
  });
});
