import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Shop, startShop } from '../../../support/provider/shop';
import { addCustomer, type TestCustomer } from '../../../support/provider/customers';

const path = '/api/v2/customer/referral';

interface List {
  data: { unique_id: string; name: string; joined: string; earned: number }[];
  after: string | null;
}

describe.each(databases)('referrals on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  beforeEach(async () => {
    await shop.restock();
    await shop.database.query(`update items set quantity = 1000 where view_uid = 'bayam'`);
    await shop.database.script('delete from guess_counts');
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.applyStore(shop.document);
  });
  afterAll(() => shop.close());

  const note = async (customer: TestCustomer) =>
    (await shop.call<{ data: object }>(customer, `${path}/note`)).body.data;
  const list = async (customer: TestCustomer, query = '') =>
    (await shop.call<{ data: List }>(customer, `${path}/list${query}`)).body.data;
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => shop.newCustomer()));
  const enter = async (customer: TestCustomer, { username }: { username: string }) =>
    (await shop.enterReferral(customer, username)).body.error_code;

  describe('is refused', () => {
    test('the customer’s own code, in any case', async () => {
      const customer = await shop.newCustomer();
      expect(await enter(customer, { username: customer.username.toUpperCase() })).toBe('REFERRAL_SELF');
    });

    test('an unknown code, or that of a customer of another store', async () => {
      const customer = await shop.newCustomer();
      await shop.admin.apply('lain', {
        file: 'store.yaml',
        text: shop.document.replaceAll('warung', 'lain').replaceAll('lain.example', 'lain2.example'),
      });
      await addCustomer(shop.database, 'tetangga', 'lain');
      expect(await enter(customer, { username: 'entah' })).toBe('REFERRAL_UNKNOWN');
      expect(await enter(customer, { username: 'tetangga' })).toBe('REFERRAL_UNKNOWN');
    });

    test('a second code', async () => {
      const [customer, one, other] = (await people(3)) as [TestCustomer, TestCustomer, TestCustomer];
      expect(await enter(customer, one)).toBeNull();
      expect([await enter(customer, other), await enter(customer, one)]).toEqual(['REFERRAL_TWICE', 'REFERRAL_TWICE']);
      expect(await note(customer)).toMatchObject({ entered: one.username });
    });

    test.each([1, 2, 5])('a code of somebody referred over %d steps', async (steps) => {
      const chain = await people(steps + 1);
      for (const [index, friend] of chain.entries()) {
        const referrer = chain[index - 1];
        if (referrer) expect(await enter(friend, referrer)).toBeNull();
      }
      const [first, last] = [chain[0], chain.at(-1)] as [TestCustomer, TestCustomer];
      expect(await enter(first, last)).toBe('REFERRAL_CYCLE');
    });

    test('the eleventh unknown code in a window, but not the answer of an earlier session code', async () => {
      const [customer, friend] = (await people(2)) as [TestCustomer, TestCustomer];
      const session = shop.newSession();
      const first = await shop.enterReferral(customer, 'tebak0', session);
      for (let guess = 1; guess < 10; guess += 1) await enter(customer, { username: `tebak${guess}` });
      expect(await enter(customer, friend)).toBe('TOO_MANY_GUESSES');
      expect(await shop.enterReferral(customer, 'tebak0', session)).toEqual(first);
    });

    test('everything in a store without referrals, with 404', async () => {
      await shop.applyStore(shop.document.replace('referral_flag: 1', 'referral_flag: 0'));
      const [customer, friend] = (await people(2)) as [TestCustomer, TestCustomer];
      const statuses = [
        await shop.call(customer, `${path}/note`),
        await shop.call(customer, `${path}/list`),
        await shop.enterReferral(customer, friend.username),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404]);
    });

    test('a malformed page key', async () => {
      expect((await shop.call(await shop.newCustomer(), `${path}/list?after=entah`)).status).toBe(400);
    });
  });

  test('of two customers who enter each other’s code at once, one is refused', async () => {
    const [one, other] = (await people(2)) as [TestCustomer, TestCustomer];
    const codes = await Promise.all([enter(one, other), enter(other, one)]);
    expect(codes.sort()).toEqual(['REFERRAL_CYCLE', null].sort());
  });

  test('the same attempt gets the same answer, even after the code was entered', async () => {
    const [customer, friend, other] = (await people(3)) as [TestCustomer, TestCustomer, TestCustomer];
    const session = shop.newSession();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.enterReferral(customer, friend.username, session)),
    );
    for (const { body } of answers) {
      expect(body).toEqual({ success: true, message: 'Kode referral tersimpan', error_code: null });
    }
    expect((await shop.enterReferral(customer, other.username, session)).status).toBe(409);
    expect(await shop.attempt(customer, session)).toMatchObject({ state: 'done', order: null });
  });

  test('the note has the texts and amounts of the store and the own code', async () => {
    const customer = await shop.newCustomer();
    expect(await note(customer)).toEqual({
      message: 'Ayo belanja',
      term: 'Sekali saja',
      term_and_condition: '',
      username: customer.username,
      entered: null,
      referrer_reward: 7000,
      friend_reward: 3000,
      currency: 'Rp',
    });
  });

  test("both are rewarded at the friend's first completed order, once", async () => {
    const [referrer, friend] = (await people(2)) as [TestCustomer, TestCustomer];
    await enter(friend, referrer);
    const { unique_id } = await shop.order(friend);
    await shop.cancel(friend, unique_id);
    expect((await list(referrer)).data).toMatchObject([{ earned: 0 }]);
    await shop.complete(friend);
    await shop.complete(friend);
    expect([await shop.balanceOf(referrer), await shop.balanceOf(friend)]).toEqual([7000, 3000]);
    expect((await list(referrer)).data).toEqual([
      { unique_id: expect.any(String) as string, name: 'p***', joined: '2026-11-21 17:00:00', earned: 7000 },
    ]);
    expect((await shop.transactions(referrer)).data).toMatchObject([
      { kind: 'referral', amount: 7000, note: 'Hadiah referral', order_uid: null },
    ]);
  });

  test('top-ups and withdrawals do not count as completed orders', async () => {
    const [referrer, friend] = (await people(2)) as [TestCustomer, TestCustomer];
    await enter(friend, referrer);
    const { body } = await shop.topUp(friend, { value: 100_000 });
    await shop.operate(body.data?.unique_id ?? '', 'receiveTopUp');
    const withdrawal = await shop.withdraw(friend);
    await shop.operate(withdrawal.body.data?.unique_id ?? '', 'approve');
    expect(await shop.balanceOf(referrer)).toBe(0);
    expect(await shop.balancesOf(friend)).toEqual({ balance: 47_500, points: 0 });
  });

  test('of several first orders completed at once, one is rewarded', async () => {
    const [referrer, friend] = (await people(2)) as [TestCustomer, TestCustomer];
    await enter(friend, referrer);
    const orders = [await shop.order(friend), await shop.order(friend), await shop.order(friend)];
    for (const { unique_id } of orders) {
      for (const step of ['acceptUnpaid', 'ship'] as const) await shop.operate(unique_id, step);
    }
    await Promise.all(orders.map(({ unique_id }) => shop.operate(unique_id, 'deliver')));
    expect([await shop.balanceOf(referrer), await shop.balanceOf(friend)]).toEqual([7000, 3000]);
  });

  test('the list has 20 per page, newest first, with only the customer’s friends', async () => {
    const [referrer, other] = (await people(2)) as [TestCustomer, TestCustomer];
    for (const friend of await people(21)) await enter(friend, referrer);
    const first = await list(referrer);
    const second = await list(referrer, `?after=${first.after}`);
    const ids = [...first.data, ...second.data].map(({ unique_id }) => Number(unique_id));
    expect([first.data.length, second.data.length, second.after]).toEqual([20, 1, null]);
    expect(ids).toEqual([...ids].sort((one, another) => another - one));
    expect(await list(other)).toEqual({ data: [], after: null });
  });
});
