import { databases } from '../../../support/provider/databases';
import { asAdmin } from '../../../support/provider/test-app';
import { type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('the order console on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(() => shop.restock());
  afterAll(() => shop.close());

  const page = '/sandbox/orders';
  const post = (uid: string, move: string, fields: Record<string, string> = {}, headers = {}) =>
    shop.ask(`${page}/${uid}/${move}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...asAdmin, ...headers },
    });
  const rowOf = async (uid: string, query = '') => {
    const { text } = await shop.ask(`${page}${query}`, { headers: asAdmin });
    return text.split(`<tr id="${uid}">`)[1]?.split('</tr>')[0] ?? '';
  };

  test('a form of another site changes nothing', async () => {
    const { unique_id } = await shop.order(await shop.newCustomer());
    expect((await post(unique_id, 'reject', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await rowOf(unique_id)).toContain('(0)');
  });

  test.each(['pay', 'cancel', 'expire', 'entah'])('rejects %s by the seller', async (move) => {
    const { unique_id } = await shop.order(await shop.newCustomer());
    expect((await post(unique_id, move)).status).toBe(400);
  });

  test('answers 404 for an unknown order', async () => {
    expect((await post('entah', 'ship')).status).toBe(404);
  });

  test('a late transition shows a message and changes nothing', async () => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer);
    const { url, text } = await post(unique_id, 'deliver');
    expect(new URL(url).searchParams.get('outcome')).toBe('late');
    expect(text).toContain(
      '<p role="status">Nothing was changed: the status of the order has changed in the meantime.</p>',
    );
    expect((await shop.find(customer, unique_id)).order_status).toBe(0);
  });

  test('the seller accepts, ships and delivers with the order’s buttons', async () => {
    const customer = await shop.newCustomer();
    const { unique_id, order_no } = await shop.order(customer, { note: '"Pagar"' });
    const first = await rowOf(unique_id);
    for (const text of [order_no, 'pembeli', '2 × Bayam', 'Rp30.000', 'Menunggu Konfirmasi', '&quot;Pagar&quot;']) {
      expect(first).toContain(text);
    }
    const buttons = (row: string) => [...row.matchAll(/<button>(.*?)<\/button>/g)].map(([, label]) => label);
    expect(buttons(first)).toEqual(['Accept', 'Reject']);
    expect((await post(unique_id, 'acceptUnpaid')).text).toContain('The order was updated.');
    expect(buttons(await rowOf(unique_id))).toEqual(['Ship', 'Reject', 'Payment arrived']);
    await post(unique_id, 'ship', { tracking: 'POS123' });
    expect(buttons(await rowOf(unique_id))).toEqual(['Delivered', 'Not received', 'Payment arrived']);
    expect(await shop.find(customer, unique_id)).toMatchObject({ order_status: 3, tracking_no: 'POS123' });
    await post(unique_id, 'deliver');
    expect(buttons(await rowOf(unique_id))).toEqual(['Return a part', 'Payment arrived']);
    expect((await shop.find(customer, unique_id)).order_status).toBe(4);
  });

  test('a partial refund of a paid order is made once, and stays pending until it is marked as returned', async () => {
    const customer = await shop.newCustomer();
    const byTransfer = { payment_id: 'penjual', payment_type: 1 };
    const { unique_id, order_no } = await shop.order(customer, byTransfer);
    await post(unique_id, 'markPaid');
    const part = { amount: '5000', before: '0' };
    expect((await post(unique_id, 'refund/part', part)).text).toContain('The order was updated.');
    expect((await post(unique_id, 'refund/part', part)).text).toContain('Nothing was changed');
    expect((await post(unique_id, 'refund/late', { amount: '0', before: '1' })).status).toBe(400);

    const refunds = '/sandbox/refunds';
    const { text } = await shop.ask(refunds, { headers: asAdmin });
    for (const words of [order_no, 'Rp5.000', 'By the seller', 'Due 2026-11-24 17:00']) expect(text).toContain(words);
    const [{ unique_id: refund } = { unique_id: '' }] = (await shop.find(customer, unique_id)).refunds ?? [];
    const settle = () =>
      shop.ask(`${refunds}/${refund}`, {
        method: 'POST',
        body: new URLSearchParams({ reference: 'TRX 1' }),
        headers: asAdmin,
      });
    expect((await settle()).text).toContain('The refund was marked as returned.');
    expect((await settle()).text).toContain('Nothing was changed: the refund was already marked as returned.');
    expect((await shop.find(customer, unique_id)).refunds).toMatchObject([{ cause: 'part', reference: 'TRX 1' }]);
  });

  test('a rejected order shows its customer the reason', async () => {
    const customer = await shop.newCustomer();
    const { unique_id } = await shop.order(customer);
    await post(unique_id, 'reject', { reason: 'Stok rusak' });
    expect(await shop.find(customer, unique_id)).toMatchObject({ order_status: -1, reason: 'Stok rusak' });
  });

  test('orders are shown by store', async () => {
    const { unique_id } = await shop.order(await shop.newCustomer());
    expect(await rowOf(unique_id, '?store=warung')).not.toBe('');
    expect(await rowOf(unique_id, '?store=lain')).toBe('');
    expect((await shop.ask(`${page}?store=lain`, { headers: asAdmin })).text).toContain('There are no orders yet.');
  });
});
