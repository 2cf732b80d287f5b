import { databases } from '../../../support/provider/databases';
import { type Lapak, startLapak } from '../../../support/provider/lapak';

const cart = '/api/v2/customer/cart';

describe.each(databases)('checkouts on %s', (_name, open) => {
  let lapak: Lapak;
  beforeAll(async () => {
    lapak = await startLapak(open);
  });
  beforeEach(() => lapak.database.query('delete from carts'));
  afterAll(() => lapak.close());

  const add = (list_vuid: string, quantity = 1) => lapak.as(lapak.siti, `${cart}/add`, { list_vuid, quantity });
  const prepare = (fields: Record<string, string | number> = {}) => lapak.as(lapak.siti, `${cart}/checkout`, fields);

  test('an empty cart has nothing to check out', async () => {
    expect(await prepare()).toMatchObject({ status: 200, code: 'CART_EMPTY', data: null });
  });

  test('unchecked lines are not bought', async () => {
    await add('teh');
    await lapak.database.query('update cart_lines set checked = false');
    expect((await prepare()).code).toBe('CART_EMPTY');
  });

  test('lines of another supplier are not in the checkout', async () => {
    await add('teh');
    expect((await prepare({ parent_vuid: 'tokob' })).code).toBe('CART_EMPTY');
    expect((await prepare({ parent_vuid: 'tokoa', origin_city: '32.73' })).code).toBeNull();
  });

  test('lines that are now in two groups are refused', async () => {
    await add('teh');
    await add('gula');
    await lapak.database.query('update cart_lines set checked = true');
    expect((await prepare()).code).toBe('SEVERAL_GROUPS');
  });

  test.each([
    ['sold out', 'quantity = 1', 'STOCK_SHORT'],
    ['closed', 'is_open = 0', 'CLOSED'],
    ['limited', 'max_qty = 1', 'LIMIT_REACHED'],
    ['limited to none', 'max_qty = 0', 'NOT_PURCHASABLE'],
    ['withdrawn from sale', `details = details || '{"purchasable": 0}'`, 'NOT_PURCHASABLE'],
  ])('refuses an item that was %s since it was added', async (_what, change, code) => {
    await add('teh', 2);
    await lapak.database.query(`update items set ${change} where view_uid = 'teh'`);
    expect((await prepare()).code).toBe(code);
    await lapak.database.query(
      `update items set quantity = 5, is_open = 1, max_qty = 9, details = details - 'purchasable' where view_uid = 'teh'`,
    );
  });

  test('the checked lines have current prices, fees, weight and origin', async () => {
    await add('teh', 2);
    await add('kopi');
    await add('gula');
    expect((await prepare()).data).toMatchObject({
      items: [
        { list_view_uid: 'teh', price: 10_000, qty: 2 },
        { list_view_uid: 'kopi', price: 20_000, qty: 1 },
      ],
      subtotal: 40_000,
      weight: 1400,
      order_fee_product: 1000,
      order_fee_product_courrier: 2000,
      use_dropship: 1,
      use_expedition: 1,
      discount_flag: 1,
      min_order_price: 5000,
      partner_view_uid: 'tokoa',
      partner_name: 'Toko A',
      origin: '32.73',
      origin_name: 'Kota Bandung',
      text_checkout: 'Pesan',
      full_name: '',
      district: '',
    });
  });

  test('offers no vouchers if no line accepts them', async () => {
    await add('kopi');
    expect((await prepare()).data).toMatchObject({ discount_flag: 0 });
  });

  test.each([
    ['more than there are', 'pulsa', 4, 'STOCK_SHORT'],
    ['more goods than there are', 'teh', 6, 'STOCK_SHORT'],
    ['more goods than an order may have', 'kopi', 4, 'LIMIT_REACHED'],
    ['goods that have variants, without one,', 'kaus', 1, 'NOT_PURCHASABLE'],
    ['goods of which none may be bought', 'pesanan', 1, 'NOT_PURCHASABLE'],
    ['a shop', 'tokoa', 1, 'NOT_PURCHASABLE'],
    ['a closed item', 'tutup', 1, 'CLOSED'],
  ])('%s cannot be bought directly', async (_what, list_vuid, quantity, code) => {
    expect((await prepare({ list_vuid, quantity })).code).toBe(code);
  });

  test('a service is checked out by itself, and nothing of it is delivered', async () => {
    const { data } = await prepare({ list_vuid: 'pijat', quantity: 2 });
    expect(data).toMatchObject({ use_expedition: 0, use_dropship: 0, use_address: 0, items: [{ qty: 2 }] });
  });

  test('an address is used for a service that comes to the customer', async () => {
    await lapak.database.query(`update items set details = details || '{"comes_home": 1}' where view_uid = 'pijat'`);
    expect((await prepare({ list_vuid: 'pijat' })).data).toMatchObject({ use_address: 1 });
  });

  test('a direct purchase of goods has exactly those pieces, ignoring the cart', async () => {
    await add('teh', 2);
    expect((await prepare({ list_vuid: 'teh', quantity: 1 })).data).toMatchObject({
      items: [{ cart_unique_id: 'teh', list_view_uid: 'teh', qty: 1, price: 10_000, type: 0 }],
      subtotal: 10_000,
      weight: 600,
      use_expedition: 1,
      use_dropship: 1,
      discount_flag: 1,
      partner_view_uid: 'tokoa',
      origin: '32.73',
    });
  });

  test('variants bought directly are separate lines', async () => {
    const variants = JSON.stringify([
      { view_uid: 'm', qty: 2 },
      { view_uid: 'l', qty: 1 },
    ]);
    expect((await prepare({ list_vuid: 'kaus', variants })).data).toMatchObject({
      items: [
        { cart_unique_id: 'm', list_view_uid: 'kaus', variant_view_uid: 'm', qty: 2, price: 40_000 },
        { cart_unique_id: 'l', list_view_uid: 'kaus', variant_view_uid: 'l', qty: 1, price: 55_000 },
      ],
      subtotal: 135_000,
    });
  });

  test('the limit of an order applies to all its variants together', async () => {
    const variants = JSON.stringify([
      { view_uid: 'm', qty: 3 },
      { view_uid: 'l', qty: 2 },
    ]);
    expect((await prepare({ list_vuid: 'kaus', variants })).code).toBe('LIMIT_REACHED');
  });

  test('answers 404 for an unknown item', async () => {
    expect((await prepare({ list_vuid: 'lain' })).status).toBe(404);
  });

  test('a direct purchase needs no cart and no carrier', async () => {
    expect((await prepare({ list_vuid: 'pulsa', quantity: 2 })).data).toMatchObject({
      items: [{ cart_unique_id: 'pulsa', list_view_uid: 'pulsa', qty: 2, price: 51_000, checked: 1, is_open: 1 }],
      subtotal: 102_000,
      use_expedition: 0,
      use_dropship: 0,
      partner_name: 'Lapak',
    });
  });
});
