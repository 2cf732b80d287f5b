import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { components } from '../../../../provider/__generated__/rest';
import restSchemas from '../../../../provider/__generated__/rest-schemas.json';
import { databases } from '../../../support/provider/databases';
import { changed, itemsText, storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

jest.setTimeout(120_000);

type Rest = components['schemas'];

function itemsIn(data: unknown): Rest['Item'][] {
  if (Array.isArray(data)) return data as Rest['Item'][];
  const { lists, data: own } = data as { lists?: { data: Rest['Item'][] }; data?: Rest['Item'][] };
  return lists?.data ?? own ?? [];
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

describe.each(databases)('item pages on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
    await provider.admin.apply('lain', { file: 'store.yaml', text: storeText('lain') });
    await provider.admin.replaceItems('lain', {
      file: 'items.yaml',
      text: 'items: [{ view_uid: asing, type: 0, title: Asing, components: [sayur], label_search: busana }]',
    });
  });
  afterAll(() => provider.close());

  /** Checks that each reply is valid and took one statement. */
  async function call<T>(operation: keyof typeof restSchemas, path: string): Promise<T> {
    const { status, headers, body } = await provider.ask(`/api/v2/customer/${path}`);
    const check = ajv.compile((restSchemas[operation] as { response: Record<string, object> }).response[200] ?? false);
    expect({ errors: check(body) ? [] : check.errors, body }).toMatchObject({ errors: [] });
    expect([status, headers.get('x-db-statements')]).toEqual([200, '1']);
    return body?.data as T;
  }

  const replace = (text: string) => provider.admin.replaceItems('warung', { file: 'items.yaml', text });
  const page = (id: string) => call<Rest['ItemDetail']>('getItem', `item/${id}?codename=warung`);
  const reviews = (id: string, query = '') =>
    call<Rest['ReviewsReply']['data']>('listReviews', `item/${id}/reviews?codename=warung${query}`);
  const related = async (id: string) =>
    (await call<Rest['Item'][]>('listRelated', `related-list?codename=warung&view_uid=${id}`)).map(
      ({ view_uid }) => view_uid,
    );

  test.each([
    ['item/nope?codename=warung'],
    ['item/kaus?codename=tiada'],
    ['item/asing?codename=warung'],
    ['item/nope/reviews?codename=warung'],
    ['item/asing/reviews?codename=warung'],
    ['related-list?codename=warung&view_uid=nope'],
    ['related-list?codename=warung&view_uid=asing'],
    ['sitemap?codename=tiada'],
  ])('answers 404 for %s', async (path) => {
    const { status, body } = await provider.ask(`/api/v2/customer/${path}`);
    expect([status, body]).toEqual([404, { success: false, message: expect.any(String) as string }]);
  });

  test.each([
    ['item/ka-us?codename=warung'],
    ['item/kaus?codename=Warung!'],
    ['item/kaus/reviews?codename=warung&page=51'],
    ['related-list?codename=warung'],
    ['sitemap?codename=warung&page=1001'],
  ])('rejects %s before a query', async (path) => {
    const { status, headers } = await provider.ask(`/api/v2/customer/${path}`);
    expect([status, headers.get('x-db-statements')]).toEqual([400, '0']);
  });

  test('an item without details has all defaults', async () => {
    expect(await page('sayur1')).toMatchObject({
      price: 1000,
      title: 'Sayur 100% segar 1',
      image2: null,
      max_order_qty: 0,
      purchasable: 1,
      show_web: 1,
      url: '',
      expired_date: null,
      working_hour: null,
      list_product_variant: [],
      list_courrier_service: [],
      reviews: [],
      review_count: 0,
      list_count: 0,
      app_name: 'Warung warung',
      app_icon: null,
    });
  });

  test('an older row without details has the defaults too', async () => {
    await provider.database.query("update items set details = '{}' where view_uid = 'sayur2'");
    expect(await page('sayur2')).toMatchObject({ purchasable: 1, show_web: 1, hide_info: 0, price: 2000 });
  });

  test('an item has its gallery, its variants, and its newest three reviews', async () => {
    const { view_id: _, ...item } = await page('kaus');
    expect(item).toMatchObject({
      image: 'listimage/t-shirt~mint.svg',
      image2: 'listimage/t-shirt~sky.svg',
      image3: null,
      use_variant: 1,
      max_order_qty: 5,
      review_count: 4,
    });
    expect(item.list_product_variant).toMatchObject([
      { view_uid: 'm', name: 'M', price: 90_000, new_price: 80_000, quantity: 3, partner_view_uid: null, image: null },
      { view_uid: 'l', name: 'L', price: 95_000, new_price: 0, quantity: 0, options: [] },
    ]);
    expect(item.reviews.map(({ name, creation_date }) => [name, creation_date])).toEqual([
      ['Budi', '2026-03-04T05:00:00Z'],
      ['Cici', '2026-02-01T05:00:00Z'],
      ['Ayu', '2026-01-02T05:00:00Z'],
    ]);
  });

  test('lists say which items have variants', async () => {
    const item = async (id: string) => call<Rest['Item']>('getList', `list/${id}?codename=warung`);
    expect([(await item('kaus')).use_variant, (await item('sayur1')).use_variant]).toEqual([1, 0]);
  });

  test('an item of a shop has its seller, location and flags', async () => {
    expect(await page('kaus')).toMatchObject({
      parent_view_uid: 'toko_joko',
      parent_name: 'Lapak Pak Joko',
      parent_city_name: 'Kota Bandung',
      seller_rating: 4.5,
      seller_message_rate: 90,
      latitude: -6.2,
      longitude: 106.8,
      address: 'Jl. Sabang 12',
      hide_info_message: 1,
      hide_info_rating: 0,
      hide_info_seller: 0,
      working_hour: null,
    });
    expect((await page('sayur1')).parent_image).toBe('listimage/shop.svg');
  });

  test.each([
    ['closed', 'is_open: 0, close_status: Libur, en: { close_status: Closed today }', 0, 'Libur'],
    ['outside its hours', 'close_status: Di luar jam operasional', 1, 'Di luar jam operasional'],
  ])('items of a shop are closed while the shop is %s', async (_state, fields, isOpen, status) => {
    await replace(`items:
      - { view_uid: tutup, type: 4, title: Toko Tutup, ${fields} }
      - { view_uid: sapu, type: 0, title: Sapu, parent: tutup }
      - { view_uid: habis, type: 0, title: Habis, parent: tutup, is_open: 0, close_status: Habis }
      - { view_uid: kabar, type: 2, title: Kabar, parent: tutup }`);
    expect(await page('sapu')).toMatchObject({ is_open: isOpen, close_status: status });
    const english = { headers: { 'accept-language': 'en' } };
    const { body } = await provider.ask('/api/v2/customer/item/sapu?codename=warung', english);
    expect(body?.data).toMatchObject({ close_status: isOpen === 0 ? 'Closed today' : status });
    expect(await page('habis')).toMatchObject({ is_open: 0, close_status: 'Habis' });
    expect(await page('kabar')).toMatchObject({ is_open: 1, close_status: '' });
    await replace(itemsText());
  });

  test('an item of a shop that never opens is closed on its page and in every list', async () => {
    await replace(`items:
      - { view_uid: mati, type: 4, title: Toko Mati, hours: {} }
      - { view_uid: sapumati, type: 0, title: Sapumati, parent: mati, components: [sayur], label_search: busana }
      - { view_uid: lampumati, type: 0, title: Lampumati, parent: mati, label_search: busana }`);
    const closed = { is_open: 0, close_status: 'Di luar jam operasional', outside_hours: { sold: 0, opens_at: null } };
    const { app_view_uid } = await page('mati');
    const lists = await Promise.all(
      [
        'lists?codename=warung&view_uids=sapumati',
        'related-list?codename=warung&view_uid=lampumati',
        'list/mati/children?codename=warung&search_list=sapu',
        `list/search?app_view_uid=${app_view_uid}&param=sapumati`,
        'component/sayur?codename=warung',
      ].map(async (path) => (await provider.ask(`/api/v2/customer/${path}`)).body?.data),
    );
    const items = lists.flatMap(itemsIn).filter(({ view_uid }) => view_uid === 'sapumati');
    expect([await page('sapumati'), ...items]).toMatchObject(Array.from({ length: 6 }, () => closed));
    expect(await page('mati')).toMatchObject(closed);
    await replace(itemsText());
  });

  test('a service without opening hours has those of its shop, per day', async () => {
    const { working_hour: hours, expired_date, by_appointment } = await page('pijat');
    expect([expired_date, by_appointment]).toEqual(['2026-12-31', 1]);
    expect(hours).toMatchObject({
      day_1: 1,
      day1_start_hour: 8,
      day1_start_minute: 0,
      day1_end_hour: 17,
      day1_end_minute: 30,
      day_2: 0,
      day2_start_hour: 0,
      day_7: 1,
      day7_start_hour: 22,
      day7_end_hour: 2,
    });
    expect((await page('toko_joko')).working_hour).toEqual(hours);
  });

  test('a ride has its own location, fixed end point and services', async () => {
    expect(await page('antar')).toMatchObject({
      latitude: -6.21,
      set_origin_flag: 1,
      origin_address: 'Stasiun Gambir',
      origin_lat: -6.1767,
      destination_lat: null,
      order_fee_courrier: 2000,
      list_courrier_service: [{ view_uid: 'helm', name: 'Helm', price: 1000, required: 1, max_qty: 2 }],
    });
  });

  test('a contact action has a URL and a code, a redirect only a URL as content', async () => {
    expect(await page('tanya')).toMatchObject({ url: '+628123456789', action: 0, type: 8 });
    expect(await page('luar')).toMatchObject({ url: '', content: 'https://example.com/' });
  });

  test('a shop counts its items', async () => {
    expect((await page('toko_tati')).list_count).toBe(20);
    expect((await page('toko_joko')).list_count).toBe(2);
  });

  test('reviews come newest first, ten a page', async () => {
    const many = Array.from({ length: 12 }, (_, day) => `{ rating: 5, name: Ulas${day}, date: 2026-05-${10 + day} }`);
    await replace(
      changed(itemsText(), 'title: Sayur 100% segar 3\n', `title: Sayur 3\n    reviews: [${many.join(', ')}]\n`),
    );
    const [first, second] = [await reviews('sayur3'), await reviews('sayur3', '&page=2')];
    expect(first).toMatchObject({ current_page: 1, last_page: 2, total: 12 });
    expect(first.data.map(({ name }) => name).slice(0, 2)).toEqual(['Ulas11', 'Ulas10']);
    expect(second.data.map(({ name }) => name)).toEqual(['Ulas1', 'Ulas0']);
    expect(await reviews('sayur1')).toEqual({ data: [], current_page: 1, last_page: 1, total: 0 });
    await replace(itemsText());
  });

  test('variants and reviews keep their ids while in the catalogue, and customers’ reviews stay', async () => {
    const before = await page('kaus');
    await provider.database.query(
      `insert into reviews (store_id, item_id, rating, comment, name)
       select store_id, id, 1, 'Kecewa', 'Pembeli' from items where view_uid = 'kaus'`,
    );
    await replace(
      changed(
        itemsText(),
        '      - { view_uid: m,',
        '      - { view_uid: s, name: S, price: 1 }\n      - { view_uid: m,',
      )
        .replace('{ view_uid: l, name: L, price: 95000 }', '{ view_uid: xl, name: XL, price: 99000 }')
        .replace('comment: Bagus', 'comment: Bagus sekali')
        .replace('      - { rating: 5, name: Cici, date: 2026-02-01 }\n', ''),
    );
    const after = await page('kaus');
    const numbers = (detail: Rest['ItemDetail']) =>
      Object.fromEntries(detail.list_product_variant.map(({ view_uid, unique_id }) => [view_uid, unique_id]));
    expect(Object.keys(numbers(after))).toEqual(['s', 'm', 'xl']);
    expect(numbers(after).m).toBe(numbers(before).m);
    const old = before.reviews.find(({ name }) => name === 'Budi');
    const { data, total } = await reviews('kaus');
    expect(total).toBe(4);
    expect(data.map(({ name }) => name)).toEqual(['Pembeli', 'Budi', 'Ayu', 'Ayu']);
    expect(data[1]).toEqual({ ...old, comment: 'Bagus sekali' });
    await provider.database.query("delete from reviews where name = 'Pembeli'");
    await replace(itemsText());
  });

  test('related items share a label, a list or the shop, exclude the item itself and are at most nine', async () => {
    expect(await related('kaus')).toEqual(['pijat']);
    expect(await related('pijat')).toEqual(['kaus', 'antar']);
    const others = await related('sayur1');
    expect(others).toHaveLength(9);
    expect(others).not.toContain('sayur1');
    expect(await related('tanya')).toEqual([]);
  });

  test('sitemap entries come oldest first, without items that have no page', async () => {
    const { data, last_page } = await call<Rest['SitemapPathsReply']['data']>(
      'listSitemapPaths',
      'sitemap?codename=warung',
    );
    const ids = data.map(({ view_uid }) => view_uid);
    expect([ids[0], ids.length, last_page]).toEqual(['toko_tati', 26, 1]);
    expect(ids).toEqual(expect.not.arrayContaining(['luar', 'tanya', 'asing']));
    const beyond = await call('listSitemapPaths', 'sitemap?codename=warung&page=2');
    expect(beyond).toEqual({ data: [], last_page: 1 });
  });

  test('sitemap pages have 10,000 entries', async () => {
    const [{ id } = { id: 0 }] = await provider.database.query<{ id: number }>(
      "select id from stores where codename = 'lain'",
    );
    await provider.database.query(
      `insert into items (store_id, view_uid, position, type, title, content, price, price_before_discount, style,
         quantity, use_quantity, max_qty, weight, is_open, close_status, text_buy, label_search, sold, review_rating,
         discussion_count, url, action)
       select $1, 'banyak' || n, n, 0, 'Banyak', '', 0, 0, 0, 0, 0, 0, 0, 1, '', '', '', 0, 0, 0, '', 0
       from generate_series(1, 10005) as n`,
      [id],
    );
    const second = await call<Rest['SitemapPathsReply']['data']>('listSitemapPaths', 'sitemap?codename=lain&page=2');
    expect([second.last_page, second.data.length, second.data[0]?.view_uid]).toEqual([2, 6, 'banyak10000']);
  });
});
