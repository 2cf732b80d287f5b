import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('the movements of a wallet on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  test.each(['x', '1', '1_', '99_9_9'])('the malformed page key %s is refused', async (after) => {
    const customer = await shop.newCustomer();
    const path = `/api/v2/customer/balance/report-transaction?after=${after}`;
    expect((await shop.call(customer, path)).status).toBe(400);
  });

  test('a customer without a wallet has a balance of 0 and no movements', async () => {
    expect(await shop.transactions(await shop.newCustomer())).toEqual({ balance: 0, data: [], after: null });
  });

  test('each way into the wallet and out of it has its kind, newest first', async () => {
    await shop.restock();
    const customer = await shop.newCustomer(100_000);
    const { unique_id, order_no } = await shop.order(customer, {
      payment_id: 'saldo',
      payment_type: 3,
      voucher_code: 'KEMBALI',
    });
    await shop.pay(customer, unique_id);
    await shop.operate(unique_id, 'ship');
    await shop.operate(unique_id, 'deliver');
    await shop.restock();
    const second = await shop.order(customer, { payment_id: 'saldo', payment_type: 3 });
    await shop.pay(customer, second.unique_id);
    await shop.operate(second.unique_id, 'reject', 'habis');
    const { balance, data } = await shop.transactions(customer);
    expect(balance).toBe(73_000);
    expect(data.map(({ kind, amount, order_uid, note }) => [kind, amount, order_uid, note])).toEqual([
      ['refund', 30_000, second.unique_id, `Pengembalian pesanan ${second.order_no}`],
      ['payment', -30_000, second.unique_id, `Pembayaran pesanan ${second.order_no}`],
      ['cashback', 3000, unique_id, `Cashback ${order_no}`],
      ['payment', -30_000, unique_id, `Pembayaran pesanan ${order_no}`],
      ['other', 100_000, null, ''],
    ]);
    expect(data[0]?.creation_date).toBe('2026-11-21 17:00:00');
  });

  test('notes are in the language of the caller', async () => {
    const customer = await shop.newCustomer();
    const { body } = await shop.topUp(customer);
    await shop.operate(body.data?.unique_id ?? '', 'receiveTopUp');
    const answer = await shop.ask('/api/v2/customer/balance/report-transaction', {
      headers: { ...customer.headers, 'accept-language': 'en' },
    });
    expect(answer.body?.data).toMatchObject({ data: [{ note: `Saldo top-up ${body.data?.order_no}` }] });
  });

  test('pages follow each other by key, whatever is moved meanwhile', async () => {
    const customer = await shop.newCustomer(1);
    const add = async (value: number) => {
      const { body } = await shop.topUp(customer, { value });
      await shop.operate(body.data?.unique_id ?? '', 'receiveTopUp');
    };
    for (const value of [2, 3, 4, 5]) await add(value);
    const first = await shop.transactions(customer, '?size=2');
    await add(6);
    const second = await shop.transactions(customer, `?size=2&after=${first.after}`);
    const third = await shop.transactions(customer, `?size=2&after=${second.after}`);
    expect([first, second, third].map(({ data }) => data.map(({ amount }) => amount))).toEqual([[5, 4], [3, 2], [1]]);
    expect([third.after, third.balance]).toEqual([null, 21]);
    const all = await shop.transactions(customer, '?size=6');
    expect([all.data.length, all.after]).toEqual([6, null]);
  });
});
