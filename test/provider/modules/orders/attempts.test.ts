import { countOf } from '../../../support/programs/soak';
import { bothDatabases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

const parallel = 20;

describe.each(bothDatabases)('attempts on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.restock();
  });
  afterAll(() => shop.close());

  const attempt = async (customer: Parameters<Shop['call']>[0], code: Fields[string] | undefined) => {
    const path = `/api/v2/customer/order/attempt?session_code=${code}`;
    return (await shop.call<{ data: unknown }>(customer, path)).body.data;
  };

  test('the same session code with other fields is a conflict without effect', async () => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer);
    await shop.create(customer, fields);
    expect((await shop.create(customer, { ...fields, note: 'lain' })).status).toBe(409);
    expect(await shop.orderCount(customer)).toBe(1);
  });

  test('a session code used for an order cannot pay', async () => {
    const customer = await shop.newCustomer(100_000);
    const fields = await shop.wish(customer, { payment_id: 'saldo', payment_type: 3 });
    const { body } = await shop.create(customer, fields);
    const { status } = await shop.pay(customer, body.data?.unique_id ?? '', 1, String(fields.session_code));
    expect([status, await shop.balanceOf(customer)]).toEqual([409, 100_000]);
  });

  test('a refusal is stored: the same attempt is refused again even when it would succeed', async () => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer, { total: 1 });
    const first = await shop.create(customer, fields);
    await shop.database.query(`update items set price = 1 where view_uid = 'bayam'`);
    expect(await shop.create(customer, fields)).toEqual(first);
    expect(await attempt(customer, fields.session_code)).toMatchObject({
      state: 'refused',
      error_code: 'PRICE_CHANGED',
      order: null,
    });
  });

  test('a refusal with a fact is in both languages, even when it is requested again', async () => {
    const customer = await shop.newCustomer();
    const id = await shop.fill(customer, 'tutup', 5);
    const fields = await shop.wish(customer, {
      cart: JSON.stringify([{ view_uid: id, qty: 5, price: 1_000, type: 0 }]),
    });
    await shop.create(customer, fields);
    expect(await shop.modules.orders.orders.attempt(customer.id, String(fields.session_code))).toMatchObject({
      error_code: 'CLOSED',
      message: 'Toko sedang tutup',
      en: { message: 'The shop is closed' },
    });
  });

  test('an error is not stored, so that the attempt can be retried', async () => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer);
    await shop.database.script('alter table order_lines rename to hidden_lines');
    expect((await shop.create(customer, fields)).status).toBe(500);
    await shop.database.script('alter table hidden_lines rename to order_lines');
    expect(await attempt(customer, fields.session_code)).toMatchObject({ state: 'none', order: null });
    expect((await shop.create(customer, fields)).body.success).toBe(true);
    expect(await shop.stockOf('bayam')).toBe(1);
  });

  test('the session code of another customer is independent', async () => {
    const [one, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const session_code = shop.newSession();
    const first = await shop.order(one, { session_code });
    await shop.restock();
    const second = await shop.order(other, { session_code });
    expect(second.unique_id).not.toBe(first.unique_id);
    expect(await attempt(other, session_code)).toMatchObject({ state: 'done', order: second });
  });

  test('an unknown attempt has the state none', async () => {
    expect(await attempt(await shop.newCustomer(), 'WEB-niemand')).toMatchObject({ state: 'none' });
  });

  test.each(Array.from({ length: countOf(10) }, (_, round) => round))(
    'round %d: concurrent attempts with one session code create one order with one answer',
    async () => {
      const customer = await shop.newCustomer();
      const fields = await shop.wish(customer);
      const answers = await Promise.all(Array.from({ length: parallel }, () => shop.create(customer, fields)));
      const [first] = answers;
      expect(first?.body.success).toBe(true);
      for (const answer of answers) expect(answer).toEqual(first);
      expect([await shop.orderCount(customer), await shop.stockOf('bayam')]).toEqual([1, 1]);
      expect(await shop.create(customer, fields)).toEqual(first);
      expect(await attempt(customer, fields.session_code)).toMatchObject({ state: 'done', order: first?.body.data });
    },
  );
});
