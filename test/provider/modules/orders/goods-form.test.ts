import { databases } from '../../../support/provider/databases';
import { changed } from '../../../support/provider/fixture-store';
import { createTestRouter, rideCalls, withRides } from '../../../support/provider/rides';
import { type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(120_000);

const answers = (...all: [line: string, value: unknown][]) =>
  JSON.stringify(all.map(([view_uid, value]) => ({ view_uid, value })));

describe.each(databases)('the form of the carrier of goods on %s', (_name, open) => {
  let shop: Shop;
  let rides: ReturnType<typeof rideCalls>;
  beforeAll(async () => {
    shop = await startShop(open, createTestRouter().router);
    rides = rideCalls(shop);
    const document = withRides(shop.document);
    await shop.applyStore(changed(document, 'address: Toko', 'address: Toko, form_view_uid: kiriman'));
  });
  afterAll(() => shop.close());

  async function order(form_data?: string) {
    const customer = await shop.newCustomer(100_000);
    await shop.restock();
    const wish = await rides.goodsWish(customer, form_data === undefined ? {} : { form_data });
    return { customer, body: (await shop.create(customer, wish)).body };
  }

  test.each([
    ['none', undefined],
    ['no answer to a required line', '[]'],
    ['an answer of the wrong kind', answers(['isi', 'Buku'], ['berat', 'banyak'])],
    ['an answer to an unknown line', answers(['isi', 'Buku'], ['entah', 'a'])],
    ["a picture of somebody else's", answers(['isi', 'Buku'], ['foto', 'berkas_lain'])],
  ])('%s is refused, and orders nothing', async (_what, form_data) => {
    const { customer, body } = await order(form_data);
    expect(body.error_code).toBe('FORM_INVALID');
    expect(await shop.orderCount(customer)).toBe(0);
  });

  test('is quoted with the ride, and the order has its answers', async () => {
    const quote = await rides.quoted(await shop.newCustomer(), { list_vuid: 'garam', exp_vuid: 'antar' });
    expect(quote.form?.map(({ view_uid }) => view_uid).slice(0, 2)).toEqual(['isi', 'berat']);
    const { customer, body } = await order(answers(['isi', 'Buku'], ['ukuran', ['l']]));
    expect((await shop.find(customer, body.data?.unique_id ?? '')).ride?.form).toEqual([
      { view_uid: 'isi', label: 'Isi', type: 0, value: 'Buku' },
      { view_uid: 'ukuran', label: 'Ukuran', type: 4, value: 'Besar' },
    ]);
  });

  test('is not quoted with the ride of an item', async () => {
    expect(await rides.quoted(await shop.newCustomer())).not.toHaveProperty('form');
  });
});
