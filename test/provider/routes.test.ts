import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import restSchemas from '../../provider/__generated__/rest-schemas.json';
import type { components } from '../../provider/__generated__/rest';
import { databases } from '../support/provider/databases';
import { startTestApp, type TestApp } from '../support/provider/test-app';

type Item = components['schemas']['Item'];
type Content = components['schemas']['ComponentContent'];

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

describe.each(databases)('the operations on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  /** Checks that each reply is valid and took at most one statement. */
  async function call<T>(operation: keyof typeof restSchemas, path: string, request?: RequestInit): Promise<T> {
    const { status, headers, body } = await provider.ask(path, request);
    const { response: schemas } = restSchemas[operation] as { response: Record<string, object> };
    const check = ajv.compile(schemas[status] ?? false);
    expect({ errors: check(body) ? [] : check.errors, body }).toMatchObject({ errors: [] });
    expect([status, headers.get('x-db-statements')]).toEqual([200, '1']);
    return body?.data as T;
  }

  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

  const component = (id: string, query = '') =>
    call<Content>('getComponent', `/api/v2/customer/component/${id}?codename=warung${query}`);

  test('a store is found by codename with all defaults', async () => {
    const app = await call<components['schemas']['App']>('getApp', '/api/v2/app/warung');
    expect(app).toMatchObject({
      codename: 'warung',
      view_uid: 'warung_app',
      tagline: '',
      app_icon: null,
      currency: 'Rp',
      col_num: 4,
      border_type: 1,
      domains: ['warung.example'],
      order_prefix: 'JJ',
      theme: {},
      appmeta: { balance_mode: 'open', country_code: 'id', order_fee_topup: 0 },
      slider: [{ image: 'appslider/tomato~mint.svg', title: 'Promo', show_title: 0, value: null }],
      pictures: [{ picture: 'appslider/tomato~mint.svg', alt: 'Tomat merah', focus_x: 50, focus_y: 20 }],
    });
    expect(app.components.map(({ view_uid, visibility }) => [view_uid, visibility])).toContainEqual(['tentang', 0]);
    expect(app.components[0]?.segments[0]?.metas.component).toEqual({ view_uid: 'sayur', name: 'Sayur', attr1: '1' });
    expect(app.components[0]?.segments.flatMap(({ items }) => items)).toEqual([]);
  });

  test('what pictures show is in the language of the request', async () => {
    const { body } = await provider.ask('/api/v2/app/warung', { headers: { 'accept-language': 'en' } });
    expect(body?.data).toMatchObject({ pictures: [{ alt: 'Red tomatoes', focus_y: 20 }] });
  });

  test('a store is found by its host, with or without a port', async () => {
    const app = await call<{ codename: string }>('findApp', '/api/v2/app?host=Warung.example:3000');
    expect(app.codename).toBe('warung');
    expect((await provider.ask('/api/v2/app?host=other.example')).status).toBe(404);
  });

  test('a known revision is answered with 304 without a body', async () => {
    const asking = (known: string) => provider.ask('/api/v2/app/warung', { headers: { 'if-none-match': known } });
    const first = await asking('"old"');
    const etag = first.headers.get('etag');
    expect([first.status, etag]).toEqual([200, `"${(first.body?.data as { revision: string }).revision}"`]);
    const again = await asking(`"old", W/${etag}`);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  test('the directory lists the stores', async () => {
    expect(await call('listApps', '/api/v2/apps')).toEqual([
      {
        codename: 'warung',
        name: 'Warung warung',
        tagline: '',
        app_icon: null,
        header: 2,
        color_custom_flag: 0,
        color_custom: null,
        need_login: 0,
      },
    ]);
  });

  test('a product list has 8 items per page for each column', async () => {
    const first = await component('sayur');
    const second = await component('sayur', '&page=2');
    expect(first.lists).toMatchObject({ current_page: 1, last_page: 2 });
    expect(first.lists.data).toHaveLength(16);
    expect(second.lists.data.map(({ view_uid }) => view_uid)).toEqual([
      'sayur16',
      'sayur17',
      'sayur18',
      'sayur19',
      'sayur20',
      'toko_joko',
    ]);
    expect((await component('promo')).lists.data).toHaveLength(8);
    expect((await component('promo', '&page=2')).lists.data).toHaveLength(1);
    expect((await component('promo', '&per_page=3')).lists).toMatchObject({ last_page: 3 });
    expect((await component('promo', '&page=9')).lists).toMatchObject({ data: [], current_page: 9, last_page: 2 });
  });

  test('an item of a list has its shop, city and store', async () => {
    const { lists } = await component('sayur');
    expect(lists.data[0]).toMatchObject({ type: 4, city_name: 'Kota Bandung', province_name: 'Jawa Barat' });
    expect(lists.data[1]).toMatchObject({
      view_uid: 'sayur1',
      app_view_uid: 'warung_app',
      price: 1000,
      currency: 'Rp',
      parent_view_uid: 'toko_tati',
      parent_name: 'Lapak Bu Tati',
      city_name: '',
      image: null,
      is_open: 1,
    });
  });

  test('item segments show the first 8 of their list, shop segments only shops', async () => {
    const { segments, lists } = await component('beranda');
    const [items, shops, ...others] = segments.map((segment) => segment.items.map(({ view_uid }) => view_uid));
    expect(items).toEqual(['toko_tati', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `sayur${n}`)]);
    expect(shops).toEqual(['toko_tati', 'toko_joko']);
    expect(others).toEqual([[], [], []]);
    expect(lists).toEqual({ data: [], current_page: 1, last_page: 1 });
    expect(segments[3]?.metas.maps[0]).toMatchObject({ unique_id: 'tempat_a', main_address: 0, icon: null });
  });

  test('several components come in the requested order, without unknown ones', async () => {
    const path = '/api/v2/customer/components?codename=warung&view_uids=promo,nope,beranda,sayur,tagihan';
    const contents = await call<Content[]>('listComponents', path);
    expect(contents.map(({ view_uid }) => view_uid)).toEqual(['promo', 'beranda', 'sayur', 'tagihan']);
    expect(contents.map(({ lists }) => lists.data.length)).toEqual([8, 0, 16, 0]);
    expect(contents[1]?.segments[0]?.items).toHaveLength(8);
    expect(contents[3]?.bills[0]).toMatchObject({ column: 4, lines: [{ image: null, input: '', product_code: '' }] });
  });

  test('an item is found by its id', async () => {
    const item = await call<Item>('getList', '/api/v2/customer/list/sayur3?codename=warung');
    expect(item).toMatchObject({ view_uid: 'sayur3', title: 'Sayur 100% segar 3', price: 3000, distance: null });
    const link = await call<Item>('getList', '/api/v2/customer/list/luar?codename=warung');
    expect(link.content).toBe('https://example.com/');
  });

  test('a shop lists its items, ten per page, and searches their titles by substring', async () => {
    const children = (query: string) =>
      call<{ lists: components['schemas']['ListPage'] }>(
        'listChildren',
        `/api/v2/customer/list/toko_tati/children?codename=warung&${query}`,
      );
    const all = await children('page=2');
    expect(all.lists).toMatchObject({ current_page: 2, last_page: 2 });
    expect(all.lists.data.map(({ view_uid }) => view_uid)[0]).toBe('sayur11');
    const found = await children('search_list=SEGAR%202');
    expect(found.lists.data.map(({ view_uid }) => view_uid)).toEqual(['sayur2', 'sayur20']);
    expect((await children('search_list=100%25%20segar')).lists.last_page).toBe(2);
    expect((await children('search_list=1_0')).lists.data).toEqual([]);
  });

  test('html is compiled for a position, and a host cannot inject anything', async () => {
    const fields = { app_vuid: 'warung_app', lat: '-6.5', lng: '106.75', type: '2' };
    const hostname = `x"><script>'\\{lat}`;
    const html = await call<string>(
      'compileComponentHtml',
      '/api/v2/customer/component/hitung/compile-html',
      form({ ...fields, hostname }),
    );
    expect(html).toBe('<p title="x&#34;&#62;&#60;script&#62;&#39;&#92;&#123;lat&#125;">-6.5,106.75</p>');
    const item = form({ ...fields, hostname: 'warung.example' });
    expect(await call<string>('compileListHtml', '/api/v2/customer/list/halaman/compile-html', item)).toBe(
      '<b>-6.5</b>',
    );
  });

  test('views and clicks are counted per store', async () => {
    const view = { page_url: '/m/sayur', app_vuid: 'warung_app', comp_vuid: 'sayur', device_id: 'd1', is_web: '1' };
    const click = { ...view, click_vuid: 'cta_wa', click_value: '0812' };
    await call('trackView', '/api/v2/customer/track/views', form({ ...view, comp_vuid: '' }));
    await call('trackClick', '/api/v2/customer/track/clicks', form(click));
    expect(await provider.database.query('select page_url, component_uid, device_id from views')).toEqual([
      { page_url: '/m/sayur', component_uid: '', device_id: 'd1' },
    ]);
    expect(await provider.database.query('select component_uid, action_uid, value from clicks')).toEqual([
      { component_uid: 'sayur', action_uid: 'cta_wa', value: '0812' },
    ]);
  });

  test.each([
    ['/api/v2/app/other'],
    ['/api/v2/customer/component/nope?codename=warung'],
    ['/api/v2/customer/component/sayur?codename=other'],
    ['/api/v2/customer/components?codename=other&view_uids=sayur'],
    ['/api/v2/customer/list/nope?codename=warung'],
    ['/api/v2/customer/list/nope/children?codename=warung'],
    ['/api/v2/customer/list/sayur1?codename=other'],
    ['/no/such/call'],
  ])('answers 404 for %s', async (path) => {
    const { status, body } = await provider.ask(path);
    expect([status, body]).toEqual([404, { success: false, message: expect.any(String) as string }]);
  });

  test.each([
    ['component/sayur/compile-html', { app_vuid: 'warung_app', lat: '0', lng: '0', hostname: '', type: '2' }],
    ['list/sayur1/compile-html', { app_vuid: 'warung_app', lat: '0', lng: '0', hostname: '', type: '2' }],
    ['component/hitung/compile-html', { app_vuid: 'other_app', lat: '0', lng: '0', hostname: '', type: '2' }],
    ['track/views', { page_url: '/', app_vuid: 'other_app', comp_vuid: '', device_id: 'd', is_web: '1' }],
    [
      'track/clicks',
      {
        ...{ page_url: '/', app_vuid: 'other_app', comp_vuid: '', device_id: 'd', is_web: '1' },
        ...{ click_vuid: 'c', click_value: '' },
      },
    ],
  ])('answers 404 to %s for an unknown resource', async (path, fields) => {
    const { status, body } = await provider.ask(`/api/v2/customer/${path}`, form(fields));
    expect([status, body?.success]).toEqual([404, false]);
  });

  test.each([
    ['/api/v2/app/Warung!'],
    ['/api/v2/customer/component/sayur?codename=warung&page=51'],
    ['/api/v2/customer/component/sayur'],
    ['/api/v2/customer/components?codename=warung&view_uids=a,,b'],
    ['/api/v2/customer/list/sayur-1?codename=warung'],
  ])('rejects %s before a query', async (path) => {
    const { status, headers } = await provider.ask(path);
    expect([status, headers.get('x-db-statements')]).toEqual([400, '0']);
  });

  test('a text that the database cannot store is a refusal, not an error', async () => {
    const search = '/api/v2/customer/list/toko_tati/children?codename=warung&search_list=%00';
    expect((await provider.ask(search)).status).toBe(400);
    const fields = { page_url: '\0', app_vuid: 'warung_app', comp_vuid: '', device_id: 'd', is_web: '1' };
    expect((await provider.ask('/api/v2/customer/track/views', form(fields))).status).toBe(400);
  });

  test('a failing database is a masked 500, and the next request is answered', async () => {
    await provider.database.script('alter table views rename to gone');
    const fields = { page_url: '/', app_vuid: 'warung_app', comp_vuid: '', device_id: 'd', is_web: '1' };
    const { status, body } = await provider.ask('/api/v2/customer/track/views', form(fields));
    await provider.database.script('alter table gone rename to views');
    expect([status, body]).toEqual([500, { success: false, message: 'The request failed' }]);
    expect((await provider.ask('/healthz')).status).toBe(200);
  });

  test('a picture is cacheable forever, and an unknown one is a 404', async () => {
    const { status, headers } = await provider.ask('/media/appicon/leafy-green~mint.svg');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await provider.ask('/media/appicon/no-such-thing~nowhere.svg')).status).toBe(404);
  });
});
