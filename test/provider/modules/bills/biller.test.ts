import { type Biller, withDeadline } from '../../../../provider/biller/biller';
import { createDeps } from '../../../../provider/modules/deps';
import { createModules } from '../../../../provider/modules/modules';
import { createHandOver } from '../../../../provider/modules/bills/rules/hand-over';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { billCalls, withBills } from '../../../support/provider/bills';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(120_000);

const later = 1 / 60;
const token: Fields = { code: 'TOKEN', input: '53500012345', product_code: 'PLN20', total: 21_500 };
const undecided = { ...token, input: '53500010001' };

describe.each(databases)('bills and their biller on %s', (_name, open) => {
  let shop: Shop;
  let bills: ReturnType<typeof billCalls>;
  let clock: Date;
  beforeAll(async () => {
    shop = await startShop(open);
    bills = billCalls(shop);
    await shop.applyStore(withBills(shop.document));
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const { handOver, simulated } = {
    handOver: () => shop.modules.bills.bills.handOver,
    simulated: () => shop.modules.bills.simulatedBiller,
  };
  /** Runs twice, a minute apart, so that every bill is decided. */
  const work = async () => {
    for (const _ of [1, 2]) {
      expect(await handOver().run()).toEqual([]);
      shop.pass(later);
    }
    expect(await handOver().run()).toEqual([]);
  };
  const callsOf = async (uid: string) => (await simulated().find(uid))?.calls ?? 0;
  const facts = async (customer: Parameters<Shop['find']>[0], uid: string) => {
    const order = await shop.find(customer, uid);
    return {
      status: order?.order_status,
      bill: order?.bill,
      reason: order?.reason,
      money: await shop.balanceOf(customer),
    };
  };

  test('an unpaid bill is not handed over', async () => {
    const customer = await shop.newCustomer();
    const { body } = await bills.checkOut(customer, token);
    await work();
    expect(await callsOf(body.data?.unique_id ?? '')).toBe(0);
  });

  test.each<[what: string, fields: Fields, expected: object]>([
    [
      'success has a token of 20 digits',
      token,
      {
        status: 4,
        bill: { token: expect.stringMatching(/^\d{20}$/), receipt: expect.stringMatching(/^\d{12}$/) },
        money: 78_500,
      },
    ],
    [
      'success without a token',
      {},
      { status: 4, bill: { token: '', receipt: expect.stringMatching(/^\d{12}$/) }, money: 89_500 },
    ],
    ['no decision stays in process', undecided, { status: 2, bill: { token: '', receipt: '' }, money: 78_500 }],
    [
      'failure is given back',
      { ...token, input: '53500010002' },
      { status: -1, bill: { token: '', receipt: '' }, reason: 'Ditolak oleh penyedia layanan', money: 100_000 },
    ],
  ])('%s', async (_what, fields, expected) => {
    const customer = await shop.newCustomer(100_000);
    const uid = await bills.paid(customer, fields);
    await work();
    expect(await facts(customer, uid)).toMatchObject(expected);
    expect(await callsOf(uid)).toBe(1);
  });

  test.each([
    ['succeeded', 4, 78_500],
    ['failed', -1, 100_000],
  ] as const)('a decision that comes late is taken: %s', async (decision, status, money) => {
    const customer = await shop.newCustomer(100_000);
    const uid = await bills.paid(customer, undecided);
    await work();
    await simulated().settle(uid, decision);
    shop.pass(later);
    await handOver().run();
    expect(await facts(customer, uid)).toMatchObject({ status, money });
  });

  test('a success after the failure changes nothing for the customer, and is stored for the operator', async () => {
    const customer = await shop.newCustomer(100_000);
    const uid = await bills.paid(customer, { ...token, input: '53500010002' });
    await work();
    await simulated().settle(uid, 'succeeded');
    for (const _ of [1, 2]) await handOver().ask(uid);
    expect(await facts(customer, uid)).toMatchObject({ status: -1, bill: { token: '', receipt: '' }, money: 100_000 });
    expect((await shop.modules.bills.bills.newest()).find(({ unique_id }) => unique_id === uid)?.state).toBe('late');
  });

  test('a failure of a bill that was paid to the platform becomes balance', async () => {
    const customer = await shop.newCustomer();
    const { body } = await bills.checkOut(customer, {
      input: '081234560002',
      payment_id: 'bank',
      payment_type: 0,
      total: 13_000,
    });
    const uid = body.data?.unique_id ?? '';
    expect(await shop.operate(uid, 'markPaid')).toBe(true);
    await work();
    expect(await facts(customer, uid)).toMatchObject({ status: -1, money: 13_000 });
  });

  test('a payment that was sent to the biller cannot be cancelled', async () => {
    const customer = await shop.newCustomer(100_000);
    const uid = await bills.paid(customer, undecided);
    expect(await shop.operate(uid, 'reject', 'Habis')).toBe(false);
    expect((await shop.cancel(customer, uid)).body.error_code).toBe('NOT_CANCELLABLE');
  });

  describe('a program that is killed', () => {
    const at = () => clock;
    /** A simulated biller whose program dies at a step. */
    const dyingAt = (step: 'before' | 'after'): Biller => ({
      inquire: () => Promise.reject(new Error('not asked')),
      outcomeOf: (reference) => simulated().outcomeOf(reference),
      async pay(payment) {
        if (step === 'after') await simulated().pay(payment);
        throw new Error('The biller does not answer');
      },
    });

    test.each(['before', 'after'] as const)('%s the biller answers: it is paid once', async (step) => {
      const customer = await shop.newCustomer(100_000);
      await work();
      const uid = await bills.paid(customer, token);
      clock = new Date('2026-11-25T00:00:00Z');
      expect(await createHandOver(shop.database, dyingAt(step), at).run()).toHaveLength(1);
      expect(await facts(customer, uid)).toMatchObject({ status: 2, money: 78_500 });
      clock = new Date('2026-11-25T00:01:00Z');
      const whole: Biller = { ...simulated(), pay: (payment) => simulated().pay(payment) };
      const errors = await createHandOver(shop.database, whole, at).run();
      await simulated().settle(uid, 'succeeded');
      await handOver().ask(uid);
      expect(errors).toEqual([]);
      expect(await facts(customer, uid)).toMatchObject({ status: 4, money: 78_500 });
      expect(await callsOf(uid)).toBe(1);
    });

    test('two concurrent programs send each bill once', async () => {
      const customer = await shop.newCustomer(300_000);
      const uids = [];
      for (let count = 0; count < 10; count += 1) uids.push(await bills.paid(customer, token));
      shop.pass(later);
      await Promise.all([1, 2, 3, 4].map(() => handOver().run()));
      for (const uid of uids) expect(await callsOf(uid)).toBe(1);
    });
  });

  describe('a post-paid bill in two orders', () => {
    const owed = async (customer: Parameters<Shop['find']>[0], input: string): Promise<Fields> => {
      const { data } = (await bills.inquire(customer, { input })).body;
      return bills.owed(data, 2_500);
    };

    test('is refused at the second order when the first is paid', async () => {
      const [customer, other] = [await shop.newCustomer(2_000_000), await shop.newCustomer(2_000_000)];
      const second = await owed(other, '5350007001');
      await bills.paid(customer, await owed(customer, '5350007001'));
      expect((await bills.checkOut(other, second)).body.error_code).toBe('BILL_PAID');
    });

    test('is paid once and given back once where both are paid at the same time', async () => {
      const customer = await shop.newCustomer(2_000_000);
      const quotes = [await owed(customer, '5350007002'), await owed(customer, '5350007002')];
      const orders: string[] = [];
      for (const quote of quotes) orders.push((await bills.checkOut(customer, quote)).body.data?.unique_id ?? '');
      const before = await shop.balanceOf(customer);
      for (const uid of orders) await shop.pay(customer, uid);
      await Promise.all([1, 2, 3].map(() => handOver().run()));
      await work();
      const statuses = await Promise.all(orders.map(async (uid) => (await facts(customer, uid)).status));
      expect(statuses.sort()).toEqual([-1, 4]);
      expect(await shop.balanceOf(customer)).toBe(before - Number(quotes[0]?.total));
      const calls = await Promise.all(orders.map(callsOf));
      expect(calls.reduce((sum, count) => sum + count, 0)).toBe(1);
    });
  });
});

describe.each(databases)('a biller that is silent or missing, on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
    await shop.applyStore(withBills(shop.document));
  });
  afterAll(() => shop.close());

  const silent: Biller = {
    inquire: () => new Promise(() => {}),
    pay: () => new Promise(() => {}),
    outcomeOf: () => new Promise(() => {}),
  };

  test('is aborted at its deadline', async () => {
    const biller = withDeadline(silent, 5);
    const calls = [
      biller.inquire('LPOST', '1'),
      biller.pay({ reference: 'r', billerCode: 'LPOST', number: '1', amount: 1 }),
      biller.outcomeOf('r'),
    ];
    const ends = await Promise.allSettled(calls);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(JSON.stringify(ends.map((end) => String((end as PromiseRejectedResult).reason)))).not.toContain('"1"');
  });

  const customerOf = async () => {
    const { id } = await shop.newCustomer(100_000);
    const [row] = await shop.database.query<{ storeId: number }>(
      'select store_id as "storeId" from customers where id = $1',
      [id],
    );
    return { id, storeId: row?.storeId ?? 0 } as never;
  };

  test('that throws is reported, and the inquiry is refused', async () => {
    const told: unknown[] = [];
    const error = new Error('connection refused');
    const biller: Biller = { ...silent, inquire: () => Promise.reject(error) };
    const {
      bills: { bills },
    } = createModules(createDeps(shop.database, { biller, onBillerError: (one) => told.push(one) }));
    const inquiry = bills.inquire(await customerOf(), null, { code: 'LISTRIK', input: '5350001234' });
    await expect(inquiry).rejects.toMatchObject({ code: 'BILLER_UNREACHABLE' });
    expect(told).toEqual([error]);
  });

  test('offers no bill', async () => {
    const {
      bills: { bills },
    } = createModules(createDeps(shop.database, { biller: null }));
    const fields = { code: 'PULSA', input: '081234567890', product_code: 'T10', total: 10_500, payment_id: 'saldo' };
    const order = { ...fields, payment_type: 3, session_code: 'session-without-biller' } as const;
    const customer = await customerOf();
    expect(await bills.ofStore('warung_app')).toEqual({ groups: [], services: [] });
    await expect(bills.inquire(customer, null, { code: 'LISTRIK', input: '5350001234' })).rejects.toThrow();
    expect(await bills.create(customer, order)).toMatchObject({ success: false, error_code: 'BILL_GONE' });
    expect(await bills.handOver.run()).toEqual([]);
  });
});
