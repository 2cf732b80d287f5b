import { databases } from '../../../support/provider/databases';
import { type Shop, startShop } from '../../../support/provider/shop';
import { addCustomer, type TestCustomer } from '../../../support/provider/customers';

const customerPath = '/api/v2/customer';
const session = 'session_code=WEB-matriks';

type Call = [what: string, method: string, path: string, form: string | undefined];

const calls: Call[] = [
  ['listTransactions', 'GET', `${customerPath}/balance/report-transaction`, undefined],
  ['confirmSpending', 'POST', `${customerPath}/balance/confirm`, `password=salah&${session}`],
  ['createTopUp', 'POST', `${customerPath}/checkout-topup`, `value=1&payment_id=bank&payment_type=0&${session}`],
  ['createWithdrawal', 'POST', `${customerPath}/checkout-withdraw`, `value=1&note=Bank&${session}`],
  ['exchangePoints', 'POST', `/api/customer/points/exchange?unique_id=saldo_10&${session}`, undefined],
  ['getReferralNote', 'GET', `${customerPath}/referral/note`, undefined],
  ['enterReferral', 'POST', `${customerPath}/referral/input`, `referral=entah&${session}`],
  ['listReferrals', 'GET', `${customerPath}/referral/list`, undefined],
];

/** `UID` is another customer's top-up. */
const ofOthers: Call[] = [
  ['getOrder', 'GET', `${customerPath}/order/UID`, undefined],
  ['getPaymentInfo', 'GET', `${customerPath}/order/paymentInfo?unique_id=UID`, undefined],
  ['checkPayment', 'GET', `${customerPath}/order/check-payment?order_uid=UID`, undefined],
  ['cancelOrder', 'POST', `${customerPath}/order/cancel`, 'order_uid=UID'],
  ['changePayment', 'PUT', `${customerPath}/order/change-payment`, 'order_uid=UID&payment_id=api&payment_type=4'],
  ['payOrder', 'POST', `${customerPath}/order/pay`, `order_uid=UID&revision=1&${session}`],
];

describe.each(databases)('authorisation of wallet calls on %s', (_name, open) => {
  let shop: Shop;
  let owner: TestCustomer;
  let stranger: TestCustomer;
  let neighbour: TestCustomer;
  let topUp: string;
  let withdrawal: string;
  beforeAll(async () => {
    shop = await startShop(open);
    const text = shop.document.replaceAll('warung', 'lain').replaceAll('saldo_10', 'lain_10');
    await shop.admin.apply('lain', { file: 'store.yaml', text });
    [owner, stranger] = [await shop.newCustomer(100_000), await shop.newCustomer()];
    neighbour = await addCustomer(shop.database, 'tetangga', 'lain');
    topUp = (await shop.topUp(owner)).body.data?.unique_id ?? '';
    withdrawal = (await shop.withdraw(owner)).body.data?.unique_id ?? '';
  });
  afterAll(() => shop.close());

  const request = (method: string, form?: string, headers: Record<string, string> = {}) => ({
    method,
    headers,
    ...(form !== undefined && { body: new URLSearchParams(form) }),
  });

  test.each(calls)('%s needs a token that is good', async (_what, method, path, form) => {
    for (const headers of [undefined, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      expect((await shop.ask(path, request(method, form, headers))).status).toBe(401);
    }
  });

  test.each(ofOthers)(
    '%s of a top-up or withdrawal of somebody else is not found',
    async (_what, method, path, form) => {
      for (const { headers } of [stranger, neighbour]) {
        for (const uid of [topUp, withdrawal]) {
          const call = request(method, form?.replace('UID', uid), headers);
          expect((await shop.ask(path.replace('UID', uid), call)).status).toBe(404);
        }
      }
      expect((await shop.find(owner, topUp)).order_status).toBe(1);
    },
  );

  test('movements, points, referrals and attempts are those of the token alone', async () => {
    const session_code = shop.newSession();
    await shop.topUp(owner, { session_code });
    const friend = await shop.newCustomer();
    await shop.enterReferral(friend, owner.username);
    for (const customer of [stranger, neighbour]) {
      expect(await shop.transactions(customer)).toEqual({ balance: 0, data: [], after: null });
      expect(await shop.attempt(customer, session_code)).toMatchObject({ state: 'none', order: null });
      const list = await shop.call<{ data: object }>(customer, `${customerPath}/referral/list`);
      expect(list.body.data).toEqual({ data: [], after: null });
    }
  });

  test('a reward and a code of another store are refused', async () => {
    expect((await shop.exchange(owner, 'lain_10')).body.error_code).toBe('REWARD_GONE');
    expect((await shop.exchange(neighbour, 'saldo_10')).body.error_code).toBe('REWARD_GONE');
    expect((await shop.enterReferral(owner, neighbour.username)).body.error_code).toBe('REFERRAL_UNKNOWN');
  });
});
