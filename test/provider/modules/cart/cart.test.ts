import { databases } from '../../../support/provider/databases';
import { lapakItems, type Lapak, startLapak } from '../../../support/provider/lapak';
import { changed } from '../../../support/provider/fixture-store';

interface Line {
  cart_unique_id: string;
  list_view_uid: string;
  variant_view_uid: string | null;
  qty: number;
  checked: number;
  price: number;
  max_qty: number;
  max_order_qty: number;
  is_open: number;
}
interface Cart {
  revision: number;
  removed: { title: string; variant_name: string | null }[];
  cart_headers: { supplier_name: string; supplier_view_uid: string; city: string; items: Line[] }[];
}

const api = '/api/v2/customer/cart';

describe.each(databases)('carts on %s', (_name, open) => {
  let lapak: Lapak;
  beforeAll(async () => {
    lapak = await startLapak(open);
  });
  beforeEach(() => lapak.database.query('delete from carts'));
  afterAll(() => lapak.close());

  const add = (list_vuid: string, quantity = 1, who = lapak.siti) =>
    lapak.as<{ cart_count: number; cart_unique_ids: string[] } | null>(who, `${api}/add`, { list_vuid, quantity });
  const addVariants = (list_vuid: string, variants: unknown) =>
    lapak.as<{ cart_count: number }>(lapak.siti, `${api}/add`, { list_vuid, variants: JSON.stringify(variants) });
  const show = async (who = lapak.siti) => (await lapak.as<Cart>(who, `${api}/show`)).data;
  const lines = async () => (await show()).cart_headers.flatMap(({ items }) => items);
  const line = async (uid: string) => {
    const found = (await lines()).find(({ list_view_uid }) => list_view_uid === uid);
    if (!found) throw new Error(`The cart has no ${uid}`);
    return found;
  };
  const update = (changes: unknown, who = lapak.siti) =>
    lapak.as<Cart>(who, `${api}/update`, { cart: JSON.stringify(changes) }, 'PUT');
  const set = async (uid: string, qty: number, checked = 1) =>
    update([{ view_uid: (await line(uid)).cart_unique_id, qty, checked }]);
  const remove = (query: string, who = lapak.siti) =>
    lapak.as<Cart>(who, `${api}/delete?${query}`, undefined, 'DELETE');

  test.each([
    ['more than there are', 'teh', 6, 'STOCK_SHORT'],
    ['more than an order takes', 'kopi', 4, 'LIMIT_REACHED'],
    ['a quantity over the number range', 'emas', 2, 'LIMIT_REACHED'],
    ['a closed item', 'tutup', 1, 'CLOSED'],
    ['an item outside its hours by the clock of Jakarta', 'pagi', 1, 'CLOSED'],
    ['an item of a closed shop', 'dijaga', 1, 'CLOSED'],
    ['an item of a shop outside its hours', 'hanyakamis', 1, 'CLOSED'],
    ['an item that is not for sale', 'resep', 1, 'NOT_PURCHASABLE'],
    ['a service', 'pijat', 1, 'NOT_PURCHASABLE'],
    ['a direct purchase', 'pulsa', 1, 'NOT_PURCHASABLE'],
    ['an item without its variant', 'kaus', 1, 'NOT_PURCHASABLE'],
  ])('%s is refused, and the cart is unchanged', async (_what, uid, quantity, code) => {
    expect(await add(uid, quantity)).toMatchObject({ status: 200, code, data: null });
    expect(await show()).toMatchObject({ revision: 0, cart_headers: [] });
  });

  test.each([
    ['an item that only says that it is outside its hours', 'luarjam', { sold: 1, opens_at: null, note: '' }],
    [
      'an item that is sold while its shop is closed',
      'kapansaja',
      { sold: 1, opens_at: '2026-11-26T02:00:00.000Z', note: 'Dikirim Kamis' },
    ],
  ])('%s is sold, with words', async (_what, uid, outside_hours) => {
    await add(uid);
    expect(await line(uid)).toMatchObject({ is_open: 1, outside_hours });
  });

  test('a line whose shop has closed is not open, and says when it opens', async () => {
    const hours = (text: string) =>
      lapak.database.query(`update items set details = details || '{"hours": ${text}}' where view_uid = 'tokokamis'`);
    await hours('{"day_6": "09:00-23:00"}');
    await add('hanyakamis');
    expect(await line('hanyakamis')).toMatchObject({ is_open: 1, outside_hours: null });
    await hours('{"day_4": "09:00-17:00"}');
    expect(await line('hanyakamis')).toMatchObject({
      is_open: 0,
      outside_hours: { sold: 0, opens_at: '2026-11-26T02:00:00.000Z' },
    });
  });

  test('the refusal of a closed item shows when it opens', async () => {
    const body = new URLSearchParams({ list_vuid: 'hanyakamis', quantity: '1' });
    const answer = await lapak.ask(`${api}/add`, { method: 'POST', headers: lapak.siti.headers, body });
    expect(answer.body?.message).toMatch(/^Toko sedang tutup\. Buka Kamis/);
  });

  test('pieces already in the cart count', async () => {
    await add('teh', 3);
    expect((await add('teh', 3)).code).toBe('STOCK_SHORT');
    expect((await line('teh')).qty).toBe(3);
  });

  test('the limit of an order counts all variants of an item', async () => {
    const both = [
      { view_uid: 'm', qty: 3 },
      { view_uid: 'l', qty: 2 },
    ];
    expect((await addVariants('kaus', both)).code).toBe('LIMIT_REACHED');
  });

  describe('under a session code', () => {
    const attempt = (list_vuid: string, quantity: number, session_code: string, who = lapak.siti) =>
      lapak.as<{ cart_count: number } | null>(who, `${api}/add`, { list_vuid, quantity, session_code });

    test('adds once, even if sent several times, and returns the same answer', async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => attempt('teh', 2, 'WEB-tambah-1')));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { cart_count: 2 } });
      expect((await line('teh')).qty).toBe(2);
    });

    test('adds again under another code', async () => {
      await attempt('teh', 1, 'WEB-tambah-2');
      await attempt('teh', 1, 'WEB-tambah-3');
      expect((await line('teh')).qty).toBe(2);
    });

    test('answers 409 for other contents, and adds nothing', async () => {
      await attempt('teh', 1, 'WEB-tambah-4');
      expect((await attempt('teh', 2, 'WEB-tambah-4')).status).toBe(409);
      expect((await line('teh')).qty).toBe(1);
    });

    test('returns the same refusal, and adds nothing later', async () => {
      expect(await attempt('teh', 6, 'WEB-tambah-5')).toMatchObject({ code: 'STOCK_SHORT', data: null });
      expect(await attempt('teh', 6, 'WEB-tambah-5')).toMatchObject({ code: 'STOCK_SHORT', data: null });
      expect(await lines()).toEqual([]);
    });
  });

  test('each variant has its own stock', async () => {
    expect((await addVariants('kaus', [{ view_uid: 'l', qty: 3 }])).code).toBe('STOCK_SHORT');
  });

  test('refuses an unknown variant and answers 404 for an unknown item', async () => {
    expect((await addVariants('kaus', [{ view_uid: 'xl', qty: 1 }])).code).toBe('LINE_GONE');
    expect((await add('lain')).status).toBe(404);
  });

  test('answers 404 for another store’s item', async () => {
    expect((await add('sayur1')).status).toBe(404);
  });

  test.each(['', '{}', '[]', '[1]', '[{"view_uid":"m","qty":0}]', '[{"view_uid":"m","qty":1.5}]', '[{"qty":1}]'])(
    'rejects variants %j',
    async (variants) => {
      const reply = await lapak.as(lapak.siti, `${api}/add`, { list_vuid: 'kaus', variants });
      expect(variants === '' ? reply.code : reply.status).toBe(variants === '' ? 'NOT_PURCHASABLE' : 400);
    },
  );

  test('a cart has at most 100 lines', async () => {
    await add('gula');
    await lapak.database.query(
      `with other as (
         insert into items (store_id, view_uid, position, type, title, content, price, price_before_discount, style,
           quantity, use_quantity, max_qty, weight, is_open, close_status, text_buy, label_search, sold, review_rating,
           discussion_count, url, action)
         select store_id, 'banyak' || n, 1000 + n, 0, 'Banyak', '', 1, 0, 0, 0, 0, 0, 0, 1, '', '', '', 0, 0, 0, '', 0
         from items, generate_series(1, 99) n where view_uid = 'gula' returning id)
       insert into cart_lines (customer_id, item_id, quantity, checked) select $1, id, 1, false from other`,
      [lapak.siti.id],
    );
    expect((await add('teh')).code).toBe('LIMIT_REACHED');
    expect((await add('gula')).code).toBeNull();
    await lapak.database.query(`delete from items where view_uid like 'banyak%'`);
  });

  test('a customer without a token is refused', async () => {
    expect((await lapak.ask(`${api}/show`)).status).toBe(401);
  });

  test('an added item is a checked line at the current price, and adding it again adds pieces', async () => {
    await add('teh', 2);
    const { data } = await add('teh', 1);
    expect(data).toEqual({ cart_count: 3, cart_unique_ids: [(await line('teh')).cart_unique_id] });
    expect(await line('teh')).toMatchObject({ qty: 3, checked: 1, price: 10_000, max_qty: 5, is_open: 1 });
    await lapak.database.query(`update items set price = 12000 where view_uid = 'teh'`);
    expect(await line('teh')).toMatchObject({ price: 12_000 });
    await lapak.database.query(`update items set price = 10000 where view_uid = 'teh'`);
  });

  test('adds an item that is open in Jakarta time', async () => {
    expect((await add('siang')).code).toBeNull();
  });

  test('variants are separate lines, each with its price', async () => {
    const both = [
      { view_uid: 'm', qty: 2 },
      { view_uid: 'l', qty: 1 },
    ];
    expect((await addVariants('kaus', both)).data.cart_count).toBe(3);
    expect(await lines()).toMatchObject([
      { variant_view_uid: 'm', price: 40_000, max_qty: 5, max_order_qty: 4 },
      { variant_view_uid: 'l', price: 55_000, max_qty: 2 },
    ]);
  });

  test('a line of another group is added unchecked', async () => {
    await add('teh');
    await add('gula');
    expect(await line('gula')).toMatchObject({ checked: 0 });
    await add('kopi');
    expect(await line('kopi')).toMatchObject({ checked: 1 });
  });

  test('lines are grouped by supplier and location', async () => {
    for (const uid of ['teh', 'gula', 'kopi']) await add(uid);
    expect((await show()).cart_headers).toMatchObject([
      { supplier_name: 'Toko A', supplier_view_uid: 'tokoa', city: '32.73', items: [{}, {}] },
      { supplier_name: 'Lapak', supplier_view_uid: '', city: '34.71', items: [{}] },
    ]);
  });

  test('checking lines of two groups is refused without any change', async () => {
    await add('teh');
    await add('gula');
    const changes = await Promise.all(
      ['teh', 'gula'].map(async (uid) => ({ view_uid: (await line(uid)).cart_unique_id, qty: 2, checked: 1 })),
    );
    expect((await update(changes)).code).toBe('SEVERAL_GROUPS');
    expect(await line('teh')).toMatchObject({ qty: 1, checked: 1 });
    expect((await update(changes.map((change, index) => ({ ...change, checked: index })))).code).toBeNull();
    expect(await line('gula')).toMatchObject({ qty: 2, checked: 1 });
  });

  test('more pieces are validated, as many or fewer are accepted even if still too many', async () => {
    await add('teh', 5);
    expect((await set('teh', 6)).code).toBe('STOCK_SHORT');
    await lapak.database.query(`update items set quantity = 2 where view_uid = 'teh'`);
    expect((await set('teh', 5, 0)).code).toBeNull();
    expect(await line('teh')).toMatchObject({ qty: 5, max_qty: 2, checked: 0 });
    expect((await set('teh', 4)).code).toBeNull();
    expect(await line('teh')).toMatchObject({ qty: 4, max_qty: 2 });
    await lapak.database.query(`update items set quantity = 5 where view_uid = 'teh'`);
  });

  test('a refused change returns the unchanged cart', async () => {
    await add('kopi', 2);
    const { code, data } = await set('kopi', 9);
    expect(code).toBe('LIMIT_REACHED');
    expect(data.cart_headers[0]?.items[0]?.qty).toBe(2);
  });

  test('refuses changes to another customer’s line', async () => {
    await add('teh');
    const { cart_unique_id: id } = await line('teh');
    expect((await update([{ view_uid: id, qty: 2, checked: 1 }], lapak.budi)).code).toBe('LINE_GONE');
    expect((await remove(`cart_uid=${id}`, lapak.budi)).code).toBe('LINE_GONE');
    expect(await line('teh')).toMatchObject({ qty: 1 });
    expect(await show(lapak.budi)).toMatchObject({ cart_headers: [] });
  });

  test('the revision grows with every accepted change only', async () => {
    await add('teh');
    const { revision } = await show();
    await set('teh', 2);
    expect((await set('teh', 9)).data.revision).toBe(revision + 1);
    const removed = await remove(`cart_uid=${(await line('teh')).cart_unique_id}`);
    expect(removed.data.revision).toBe(revision + 2);
  });

  test('a line is removed once', async () => {
    await add('teh');
    const { cart_unique_id: id } = await line('teh');
    expect((await remove(`cart_uid=${id}`)).code).toBeNull();
    expect((await remove(`cart_uid=${id}`)).code).toBe('LINE_GONE');
  });

  test('a group is removed by supplier and location, and the others stay', async () => {
    for (const uid of ['teh', 'gula', 'kopi']) await add(uid);
    expect((await remove('supplier_vuid=tokoa&city=35.78')).code).toBe('LINE_GONE');
    await remove('supplier_vuid=tokoa&city=32.73');
    expect((await lines()).map(({ list_view_uid }) => list_view_uid)).toEqual(['gula']);
    await remove('supplier_vuid=&city=34.71');
    expect(await lines()).toEqual([]);
  });

  test('a removal needs a line or a group', async () => {
    expect((await remove('city=34.71')).status).toBe(400);
  });

  test('pieces added concurrently are all counted and never exceed the stock', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => add('teh')));
    expect(replies.filter(({ code }) => code === null)).toHaveLength(5);
    expect((await line('teh')).qty).toBe(5);
  });

  test('an item removed from the catalogue is removed from the cart', async () => {
    await add('teh');
    await add('kopi');
    const without = changed(lapakItems(), 'view_uid: teh, parent', 'view_uid: tehbaru, parent');
    await lapak.admin.replaceItems('lapak', { file: 'items.yaml', text: without });
    expect((await lines()).map(({ list_view_uid }) => list_view_uid)).toEqual(['kopi']);
    expect((await show()).removed).toEqual([{ title: 'Teh', variant_name: null }]);
    await add('kopi');
    expect((await show()).removed).toHaveLength(1);
    await set('kopi', 1);
    expect((await show()).removed).toEqual([]);
    await lapak.admin.replaceItems('lapak', { file: 'items.yaml', text: lapakItems() });
  });

  test.each([
    ['a variant', '      - { view_uid: l, name: L, price: 55000, quantity: 2 }\n', ''],
    ['an item with its variants', 'view_uid: kaus\n', 'view_uid: kausbaru\n'],
  ])('%s removed from the catalogue is reported once', async (_what, from, to) => {
    await addVariants('kaus', [{ view_uid: 'l', qty: 1 }]);
    await lapak.admin.replaceItems('lapak', { file: 'items.yaml', text: changed(lapakItems(), from, to) });
    expect(await show()).toMatchObject({ cart_headers: [], removed: [{ title: 'Kaus', variant_name: 'L' }] });
    await lapak.admin.replaceItems('lapak', { file: 'items.yaml', text: lapakItems() });
  });
});
