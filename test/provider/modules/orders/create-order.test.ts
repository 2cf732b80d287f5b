import { databases } from '../../../support/provider/databases';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('creating an order on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(async () => {
    await expectBalancedLedger(shop.database);
    await shop.restock();
  });
  afterAll(() => shop.close());

  const line = (view_uid: string, qty: number, price: number, type = 0) =>
    JSON.stringify([{ view_uid, qty, price, type }]);

  test.each<[why: string, code: string, others: Fields]>([
    ['an address that is missing', 'ADDRESS_MISSING', {}],
    ['a carrier that is missing', 'CARRIER_MISSING', { exp_view_uid: '' }],
    ['a carrier that the store has not', 'CARRIER_INVALID', { exp_view_uid: 'entah' }],
    ['a carrier of another type', 'CARRIER_INVALID', { expedition_type: 3 }],
    ['a package that is missing', 'PACKAGE_MISSING', { exp_view_uid: 'pos', expedition_type: 3 }],
    [
      'a package that the carrier has not',
      'CARRIER_INVALID',
      { exp_view_uid: 'pos', expedition_type: 3, exp_type: 'X' },
    ],
    ['a payment that the store has not', 'PAYMENT_INVALID', { payment_id: 'entah' }],
    ['a payment of another kind', 'PAYMENT_INVALID', { payment_type: 3 }],
    ['a dropship name without a phone', 'DROPSHIP_INVALID', { dropship_name: 'Toko Rina' }],
    ['a dropship phone without a name', 'DROPSHIP_INVALID', { dropship_phone: '0812' }],
    ['a voucher that there is not', 'VOUCHER_UNKNOWN', { voucher_code: 'ENTAH' }],
    ['a voucher that has ended', 'VOUCHER_EXPIRED', { voucher_code: 'LEWAT' }],
    ['a voucher for more', 'VOUCHER_MINIMUM', { voucher_code: 'BESAR' }],
    ['a voucher for something else', 'VOUCHER_NOT_APPLICABLE', { voucher_code: 'PULSA' }],
    ['a line that is not in the cart', 'LINE_GONE', { cart: line('999999', 2, 10_000) }],
    ['an item for direct purchase that there is not', 'LINE_GONE', { cart: line('entah', 1, 1, 5) }],
    ['goods bought directly', 'NOT_PURCHASABLE', { cart: line('bayam', 1, 10_000, 5) }],
    ['an item bought by itself that there is not', 'LINE_GONE', { list_vuid: 'entah', cart: line('entah', 1, 1) }],
    ['a line of another item', 'LINE_GONE', { list_vuid: 'garam', cart: line('bayam', 1, 10_000) }],
    ['goods by themselves without their variant', 'NOT_PURCHASABLE', { list_vuid: 'kopi', cart: line('kopi', 1, 1) }],
    ['more by itself than there are', 'STOCK_SHORT', { list_vuid: 'bayam', cart: line('bayam', 4, 10_000) }],
    ['a price by itself that is not that of now', 'PRICE_CHANGED', { list_vuid: 'bayam', cart: line('bayam', 2, 1) }],
  ])('%s is refused, and nothing is reserved', async (_why, code, others) => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer, others);
    if (code === 'ADDRESS_MISSING') {
      await shop.database.query('delete from customer_addresses where customer_id = $1', [customer.id]);
    }
    const { status, body } = await shop.create(customer, fields);
    expect([status, body.success, body.error_code, body.data]).toEqual([200, false, code, null]);
    expect(body.message).not.toBe('');
    expect(await shop.stockOf('bayam')).toBe(3);
    expect(await shop.orderCount(customer)).toBe(0);
    const cart = await shop.database.query('select from cart_lines where customer_id = $1', [customer.id]);
    expect(cart).toHaveLength(1);
  });

  test('goods bought directly are ordered as chosen, and the cart is unchanged', async () => {
    const customer = await shop.newCustomer();
    await shop.fill(customer, 'garam', 1);
    const others = { list_vuid: 'bayam', cart: line('bayam', 2, 10_000), voucher_code: 'SERING', total: 27_000 };
    const { unique_id } = await shop.order(customer, others);
    const order = await shop.find(customer, unique_id);
    expect(order.lines).toMatchObject([{ qty: 2, price: 10_000 }]);
    expect(order).toMatchObject({ subtotal: 20_000, voucher_value: 3_000 });
    expect(await shop.stockOf('bayam')).toBe(1);
    const cart = await shop.database.query<{ quantity: number }>(
      'select quantity from cart_lines where customer_id = $1 order by quantity',
      [customer.id],
    );
    expect(cart.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  test('variants bought directly are ordered as chosen', async () => {
    const customer = await shop.newCustomer();
    const variants = [
      { view_uid: 'kopi_kecil', qty: 2, price: 20_000, type: 0 },
      { view_uid: 'kopi_besar', qty: 1, price: 30_000, type: 0 },
    ];
    const { unique_id } = await shop.order(customer, {
      list_vuid: 'kopi',
      cart: JSON.stringify(variants),
      total: 80_000,
    });
    const { lines } = await shop.find(customer, unique_id);
    expect(lines).toMatchObject([
      { variant_name: 'Kecil', qty: 2 },
      { variant_name: 'Besar', qty: 1 },
    ]);
  });

  test('an empty cart is refused', async () => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer);
    await shop.database.query('delete from cart_lines where customer_id = $1', [customer.id]);
    expect((await shop.create(customer, fields)).body.error_code).toBe('CART_EMPTY');
  });

  test('lines of two suppliers are refused', async () => {
    const customer = await shop.newCustomer();
    await shop.fill(customer, 'sendiri', 1);
    expect((await shop.create(customer, await shop.wish(customer))).body.error_code).toBe('SEVERAL_GROUPS');
  });

  test('a closed item is refused', async () => {
    const customer = await shop.newCustomer();
    const id = await shop.fill(customer, 'tutup', 5);
    const fields = await shop.wish(customer, { cart: line(id, 5, 1000) });
    expect((await shop.create(customer, fields)).body.error_code).toBe('CLOSED');
  });

  test('an order below the minimum is refused', async () => {
    const customer = await shop.newCustomer();
    await shop.applyStore(shop.document.replace('min_order_price: 5000', 'min_order_price: 20001'));
    expect((await shop.create(customer, await shop.wish(customer))).body.error_code).toBe('MINIMUM_ORDER');
    await shop.applyStore(shop.document);
  });

  test('more than the stock is refused', async () => {
    const customer = await shop.newCustomer();
    const id = await shop.fill(customer, 'bayam', 4);
    const fields = { ...(await shop.wish(await shop.newCustomer())), cart: line(id, 4, 10_000), total: 50_000 };
    expect((await shop.create(customer, fields)).body.error_code).toBe('STOCK_SHORT');
    expect(await shop.stockOf('bayam')).toBe(3);
  });

  test.each<[string, Fields]>([
    ['total', { total: 29_999 }],
    ['total of nothing', { total: 0 }],
  ])('an outdated %s is refused with the current one', async (_what, others) => {
    const customer = await shop.newCustomer();
    const { body } = await shop.create(customer, await shop.wish(customer, others));
    expect(body).toMatchObject({ success: false, error_code: 'PRICE_CHANGED', total: 30_000, data: null });
    expect(await shop.stockOf('bayam')).toBe(3);
  });

  test('a changed price is refused with the current total', async () => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer);
    await shop.database.query(`update items set price = 10500 where view_uid = 'bayam'`);
    expect((await shop.create(customer, fields)).body).toMatchObject({ error_code: 'PRICE_CHANGED', total: 31_000 });
  });

  test('a used-up voucher is refused', async () => {
    const customer = await shop.newCustomer();
    const wish = { voucher_code: 'SERING', payment_id: 'tempat', total: 27_000 };
    const first = await shop.order(customer, wish);
    const second = await shop.create(customer, await shop.wish(customer, wish));
    expect(second.body.error_code).toBe('STOCK_SHORT');
    await shop.restock();
    await shop.database.query('delete from cart_lines where customer_id = $1', [customer.id]);
    await shop.order(customer, wish);
    await shop.restock();
    expect((await shop.create(customer, await shop.wish(customer, wish))).body.error_code).toBe('VOUCHER_USED');
    expect((await shop.find(customer, first.unique_id)).voucher_value).toBe(3000);
  });

  test.each([
    ['no JSON', 'cart'],
    ['no list', '{}'],
    ['an empty list', '[]'],
    ['a line without a price', '[{"view_uid":"1","qty":1,"type":0}]'],
    ['half a piece', '[{"view_uid":"1","qty":0.5,"price":1,"type":0}]'],
  ])('a cart that is %s is a bad request', async (_what, cart) => {
    const customer = await shop.newCustomer();
    expect((await shop.create(customer, await shop.wish(customer, { cart }))).status).toBe(400);
  });

  test('an order stores what was bought, takes stock and removes it from the cart', async () => {
    const customer = await shop.newCustomer();
    const fields = await shop.wish(customer, {
      voucher_code: 'hemat',
      total: 26_000,
      note: 'Pagar hijau',
      dropship_name: 'Toko Rina',
      dropship_phone: '0813',
    });
    const { body } = await shop.create(customer, fields);
    expect(body.data).toMatchObject({ payment_type: 2, auto_order: 1, order_status: 0 });
    expect(body.data?.order_no).toMatch(/^WR\d{7,}$/);
    expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
      order_no: body.data?.order_no,
      category: 0,
      order_status: 0,
      revision: 1,
      creation_date: '2026-11-21 17:00:00',
      expires_at: null,
      supplier_name: 'Lapak Bu Tati',
      supplier_icon: 'listimage/shop.svg',
      supplier_view_uid: 'toko_tati',
      lines: [{ list_view_uid: 'bayam', variant_name: null, title: 'Bayam', image: null, price: 10_000, qty: 2 }],
      subtotal: 20_000,
      order_fee: 1000,
      delivery_cost: 9000,
      admin_fee: 0,
      voucher_code: 'HEMAT',
      voucher_value: 4000,
      voucher_cashback: 0,
      total: 26_000,
      currency: 'Rp',
      note: 'Pagar hijau',
      address: { full_name: 'Siti', city: '32.73' },
      dropship_name: 'Toko Rina',
      dropship_phone: '0813',
      expedition_name: 'Kurir Toko',
      can_cancel: 1,
      can_change_payment: 1,
      history: [{ order_status: 0, at: '2026-11-21T10:00:00Z' }],
    });
    expect([await shop.stockOf('bayam'), await shop.usesOf('HEMAT')]).toEqual([1, 1]);
    expect(await shop.database.query('select from cart_lines where customer_id = $1', [customer.id])).toEqual([]);
  });

  test('unchecked lines stay in the cart', async () => {
    const customer = await shop.newCustomer();
    const other = await shop.fill(customer, 'sendiri', 1);
    await shop.database.query('update cart_lines set checked = false where id = $1', [other]);
    await shop.order(customer);
    const left = await shop.database.query<{ id: number }>('select id from cart_lines where customer_id = $1', [
      customer.id,
    ]);
    expect(left.map(({ id }) => String(id))).toEqual([other]);
  });

  test('variants have their own price and stock', async () => {
    const customer = await shop.newCustomer();
    const id = await shop.fill(customer, 'kopi', 1, 'kopi_besar');
    const wish = { ...(await shop.wish(await shop.newCustomer())), cart: line(id, 1, 30_000), total: 40_000 };
    const { body } = await shop.create(customer, wish);
    expect((await shop.find(customer, body.data?.unique_id ?? '')).lines).toMatchObject([
      { variant_name: 'Besar', price: 30_000 },
    ]);
    const stock = await shop.database.query<{ quantity: number }>(
      "select quantity from variants where view_uid like 'kopi%' order by view_uid",
    );
    expect(stock.map(({ quantity }) => quantity)).toEqual([0, 2]);
  });

  test('a package costs by weight and distance, and has delivery days', async () => {
    const customer = await shop.newCustomer();
    const order = await shop.order(customer, {
      exp_view_uid: 'pos',
      expedition_type: 3,
      exp_type: 'REG',
      total: 29_000,
    });
    expect(await shop.find(customer, order.unique_id)).toMatchObject({
      delivery_cost: 8000,
      expedition_name: 'Pos',
      package_service: 'REG',
      package_etd: '1-2',
    });
  });

  test('a direct purchase needs no cart or carrier and is digital', async () => {
    const customer = await shop.newCustomer();
    const { body } = await shop.create(customer, {
      cart: line('pulsa', 1, 50_000, 5),
      total: 51_000,
      payment_id: 'saldo',
      payment_type: 3,
      session_code: shop.newSession(),
    });
    expect(await shop.find(customer, body.data?.unique_id ?? '')).toMatchObject({
      category: 6,
      order_status: 1,
      supplier_name: 'Warung warung',
      supplier_view_uid: null,
      expedition_name: '',
    });
    expect(await shop.stockOf('pulsa')).toBe(4);
  });

  test.each([
    ['bank', 0, 32_500, 1, /^8077\d{12}$/],
    ['penjual', 1, 30_000, 1, /^123 a\.n\. Tati$/],
    ['tempat', 2, 30_000, 0, null],
    ['saldo', 3, 30_000, 1, null],
    ['api', 4, 34_000, -99, /^8808\d{12}$/],
  ] as const)(
    'an order paid by %s has the first status of its payment kind',
    async (payment_id, payment_type, total, first, account) => {
      const customer = await shop.newCustomer();
      const order = await shop.order(customer, { payment_id, payment_type, total });
      expect(order).toMatchObject({ payment_type, order_status: first });
      const path = `/api/v2/customer/order/paymentInfo?unique_id=${order.unique_id}`;
      const { body } = await shop.call<{ data: { va_number: string | null } }>(customer, path);
      expect(body.data).toMatchObject({
        payment_id,
        payment_type,
        total_payment: total,
        expires_at: first === 0 ? null : '2026-11-22T10:00:00Z',
        balance: payment_type === 3 ? 0 : null,
        va_number: account === null ? null : expect.stringMatching(account),
      });
    },
  );

  test('with manual confirmation, orders paid to platform or seller wait for the seller', async () => {
    const customer = await shop.newCustomer();
    await shop.applyStore(shop.document.replace('order_prefix: WR', 'order_prefix: WR\n  auto_order: 0'));
    const order = await shop.order(customer, { payment_id: 'penjual', payment_type: 1 });
    await shop.applyStore(shop.document);
    expect(order).toMatchObject({ auto_order: 0, order_status: 0 });
  });
});
