import { countOf } from '../../../support/programs/soak';
import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Shop, startShop } from '../../../support/provider/shop';

const rounds = Array.from({ length: countOf(10) }, (_, round) => round);
const twenty = Array.from({ length: 20 }, (_, index) => index);

describe.each(databases)('points on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  beforeEach(async () => {
    await shop.restock();
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.applyStore(shop.document);
  });
  afterAll(() => shop.close());

  const withoutPoints = () =>
    shop.applyStore(shop.document.replace('customer_points_flag: 1', 'customer_points_flag: 0'));
  const rewards = (store = 'warung_app') => shop.ask(`/api/app/rewards/${store}`);

  test('too few points and an unknown reward are refused without effects', async () => {
    const customer = await shop.newCustomer();
    await shop.complete(customer);
    expect((await shop.exchange(customer)).body).toMatchObject({ error_code: 'POINTS_SHORT', data: null });
    expect((await shop.exchange(customer, 'entah')).body).toMatchObject({ error_code: 'REWARD_GONE', data: null });
    expect(await shop.balancesOf(customer)).toEqual({ balance: 0, points: 6 });
  });

  test('a reward that costs more or adds less than was shown is refused without effects', async () => {
    const customer = await shop.newCustomer();
    for (const _each of [1, 2]) await shop.complete(customer);
    const [session, shown] = [shop.newSession(), { points: 8, reward: 10_000 }];
    expect((await shop.exchange(customer, 'saldo_10', session, shown)).body.error_code).toBe('REWARD_GONE');
    const worth = await shop.exchange(customer, 'saldo_10', shop.newSession(), { points: 10, reward: 12_000 });
    expect(worth.body.error_code).toBe('REWARD_GONE');
    expect(await shop.balancesOf(customer)).toEqual({ balance: 0, points: 12 });
    const now = { points: 10, reward: 10_000 };
    expect((await shop.exchange(customer, 'saldo_10', session, now)).status).toBe(409);
    expect((await shop.exchange(customer, 'saldo_10', shop.newSession(), now)).body.success).toBe(true);
  });

  test('a store without points has no rewards, and an unknown store is not found', async () => {
    await withoutPoints();
    expect((await rewards()).body?.data).toEqual([]);
    expect((await shop.exchange(await shop.newCustomer())).body.error_code).toBe('REWARD_GONE');
    expect((await rewards('entah')).status).toBe(404);
  });

  test('rewards are listed for everybody, the cheapest first, in their languages', async () => {
    const [first, second] = (await rewards()).body?.data as object[];
    expect(first).toEqual({
      unique_id: 'saldo_10',
      points: 10,
      reward: 10_000,
      currency: 'Rp',
      name: 'Saldo Rp10.000',
      image: null,
    });
    expect(second).toMatchObject({ unique_id: 'saldo_50', points: 40 });
    const { body } = await shop.ask('/api/app/rewards/warung_app', { headers: { 'accept-language': 'en' } });
    expect(body?.data).toMatchObject([{ name: 'Rp10.000 of balance' }, { name: 'Saldo Rp50.000' }]);
  });

  test('an order earns two points for each full 10,000 when it is received, and not before', async () => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer, { note: 'pagar' });
    for (const step of ['acceptUnpaid', 'ship'] as const) await shop.operate(unique_id, step);
    expect(await shop.balancesOf(customer)).toEqual({ balance: 0, points: 0 });
    await shop.operate(unique_id, 'deliver');
    await shop.operate(unique_id, 'deliver');
    expect(await shop.balancesOf(customer)).toEqual({ balance: 0, points: 6 });
    const profile = await shop.call<{ data: { infos: object } }>(customer, '/api/profile');
    expect(profile.body.data.infos).toMatchObject({ customer_points_flag: 1, customer_points: 6, balance: 0 });
  });

  test('cancelled, rejected and lost orders earn no points, nor do orders of a store without points', async () => {
    const customer = await shop.newCustomer();
    const [cancelled, rejected, failed] = [
      await shop.order(customer),
      await shop.order(customer),
      await shop.order(customer),
    ];
    await shop.cancel(customer, cancelled.unique_id);
    await shop.operate(rejected.unique_id, 'reject', 'habis');
    for (const step of ['acceptUnpaid', 'ship', 'fail'] as const) await shop.operate(failed.unique_id, step);
    await withoutPoints();
    await shop.complete(customer);
    expect(await shop.balancesOf(customer)).toEqual({ balance: 0, points: 0 });
  });

  test('an exchange takes points and adds to the balance, and says what is left', async () => {
    const customer = await shop.newCustomer();
    await shop.complete(customer);
    await shop.complete(customer);
    const { body } = await shop.exchange(customer);
    expect(body).toMatchObject({
      success: true,
      message: 'Poin berhasil ditukar',
      data: { points: 2, balance: 10_000 },
    });
    expect((await shop.transactions(customer)).data).toMatchObject([
      { kind: 'reward', amount: 10_000, note: 'Tukar poin', order_uid: null },
    ]);
    expect((await shop.exchange(customer)).body.error_code).toBe('POINTS_SHORT');
  });

  test.each(rounds)('round %d: many at once with one session code exchange once, and all get its answer', async () => {
    const customer = await shop.newCustomer();
    for (const _each of [1, 2, 3, 4]) await shop.complete(customer);
    const session = shop.newSession();
    const answers = await Promise.all(twenty.map(() => shop.exchange(customer, 'saldo_10', session)));
    for (const { body } of answers) expect(body.data).toEqual({ points: 14, balance: 10_000 });
    expect((await shop.exchange(customer, 'saldo_50', session)).status).toBe(409);
    expect(await shop.attempt(customer, session)).toMatchObject({ state: 'done', error_code: null, order: null });
  });

  test.each(rounds)('round %d: 20 exchanges at once take no more points than there are', async () => {
    const customer = await shop.newCustomer();
    for (const _each of [1, 2, 3, 4]) await shop.complete(customer);
    const answers = await Promise.all(twenty.map(() => shop.exchange(customer)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(2);
    expect(await shop.balancesOf(customer)).toEqual({ balance: 20_000, points: 4 });
  });
});
