import { countOf } from '../../../support/programs/soak';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { bothDatabases } from '../../../support/provider/databases';
import { byBalance, byCode, byTransfer, invoicesOf } from '../../../support/provider/invoices';
import { type Shop, startShop } from '../../../support/provider/shop';

const parallel = 20;

describe.each(bothDatabases)('paying an invoice once on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const newCustomer = async (balance: number) => {
    const customer = await shop.newCustomer(balance);
    const attempt = async (code: string) =>
      (await shop.call<{ data: unknown }>(customer, `/api/v2/customer/order/attempt?session_code=${code}`)).body.data;
    return { customer, attempt, ...invoicesOf(shop, customer) };
  };

  test.each([
    ['another method', { ...byTransfer }],
    ['another total', { ...byBalance, total: 1 }],
  ])('the same session code with %s is a conflict without effects', async (_what, other) => {
    const { customer, add, pay } = await newCustomer(100_000);
    const id = await add();
    const session_code = shop.newSession();
    await pay(id, { ...byBalance, session_code });
    expect((await pay(id, { ...other, session_code })).status).toBe(409);
    expect(await shop.balanceOf(customer)).toBe(25_000);
  });

  test('the session code of one invoice pays no other, and that of an order no invoice', async () => {
    const { customer, add, pay, statusOf } = await newCustomer(200_000);
    const [one, other] = [await add(), await add()];
    const session_code = shop.newSession();
    await pay(one, { ...byBalance, session_code });
    expect((await pay(other, { ...byBalance, session_code })).status).toBe(409);
    const ordered = shop.newSession();
    await shop.create(customer, await shop.wish(customer, { session_code: ordered }));
    expect((await pay(other, { ...byBalance, session_code: ordered })).status).toBe(409);
    expect([await statusOf(other), await shop.balanceOf(customer)]).toEqual([0, 125_000]);
  });

  test('stores a refusal, and returns it for the attempt', async () => {
    const { customer, add, pay, attempt } = await newCustomer(0);
    const id = await add();
    const fields = { ...byBalance, session_code: shop.newSession() };
    const first = await pay(id, fields);
    await shop.database.query(`update ledger_accounts set balance = balance where customer_id = $1`, [customer.id]);
    expect(await pay(id, fields)).toEqual(first);
    expect(await attempt(fields.session_code)).toMatchObject({
      state: 'refused',
      error_code: 'BALANCE_SHORT',
      invoice: null,
      order: null,
    });
  });

  test.each(Array.from({ length: countOf(5) }, (_, round) => round))(
    'round %d: of many at once with one session code one pays, and all get its answer',
    async () => {
      const { customer, add, pay, attempt } = await newCustomer(500_000);
      const id = await add();
      const fields = { ...byBalance, session_code: shop.newSession() };
      const answers = await Promise.all(Array.from({ length: parallel }, () => pay(id, fields)));
      const [first] = answers;
      expect(first?.body).toMatchObject({ success: true, data: { unique_id: id, order_status: 3 } });
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await shop.balanceOf(customer)).toBe(425_000);
      expect(await attempt(fields.session_code)).toMatchObject({
        state: 'done',
        order: null,
        invoice: first?.body.data,
      });
    },
  );

  test('of many at once with codes of their own one pays, and the others are refused', async () => {
    const { customer, add, pay } = await newCustomer(500_000);
    const id = await add();
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, at) => pay(id, at % 2 === 0 ? byBalance : byCode)),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const refused = answers.filter(({ body }) => !body.success);
    expect(new Set(refused.map(({ body }) => body.error_code))).toEqual(new Set(['INVOICE_NOT_PAYABLE']));
    expect([425_000, 500_000]).toContain(await shop.balanceOf(customer));
  });

  test('a balance for three pays three of eight at once', async () => {
    const { customer, add, pay } = await newCustomer(3 * 75_000);
    const ids = await Promise.all(Array.from({ length: 8 }, () => add()));
    const answers = await Promise.all(ids.map((id) => pay(id, byBalance)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error_code === 'BALANCE_SHORT')).toHaveLength(5);
    expect(await shop.balanceOf(customer)).toBe(0);
  });

  test('marked as paid and paid at the same time, the money comes once', async () => {
    const { customer, add, pay } = await newCustomer(75_000);
    const id = await add();
    const [, isMarked] = await Promise.all([pay(id, byBalance), shop.modules.invoices.sellerInvoices.markPaid(id)]);
    expect(await shop.balanceOf(customer)).toBe(isMarked ? 75_000 : 0);
    const entries = await shop.database.query(
      `select from ledger_entries where key = 'invoice ' || (select id from invoices where unique_id = $1)`,
      [id],
    );
    expect(entries).toHaveLength(1);
  });
});
