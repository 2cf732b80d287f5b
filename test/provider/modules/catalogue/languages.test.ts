import { databases } from '../../../support/provider/databases';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

jest.setTimeout(120_000);

const store = `
codename: dua
app:
  view_uid: dua_app
  name: Toko Dua
  layout: 9
  tagline: Dua bahasa
  search_hint: Cari teh
  slider:
    - { image: appslider/a.svg, title: Promo, en: { title: Offers } }
  labels: [{ id: teh, name: Teh, en: { name: Tea } }]
  payment_options:
    - { id: tempat, type: 2, title: Bayar di Tempat, cart_types: [0], en: { title: Cash on delivery } }
  en: { tagline: Two languages }
components:
  - { view_uid: teh, name: Teh, category: 6, en: { name: Teas } }
  - view_uid: beranda
    name: Beranda
    category: 7
    segments:
      - { view_uid: seg, category: 0, title: Pilihan, metas: { component: teh }, en: { title: Our choice } }
  - view_uid: kontak
    name: Kontak
    category: 3
    ctas: [{ view_uid: wa, type: 0, value: '628111111', label: Tanya kami, en: { label: Ask us } }]
`;

const items = `
items:
  - { view_uid: toko, type: 4, title: Kedai Teh, en: { title: Tea house } }
  - view_uid: hijau
    components: [teh]
    parent: toko
    type: 0
    title: Teh hijau
    content: <p>Segar</p>
    price: 5000
    en: { title: Green tea, content: <p>Fresh</p> }
    variants:
      - view_uid: kecil
        name: Kecil
        price: 5000
        quantity: 9
        image: listimage/cup~mint.svg
        options: [{ name: Ukuran, value: Kecil, en: { name: Size, value: Small } }]
        en: { name: Small }
      - { view_uid: besar, name: Besar, price: 9000, options: [{ name: Ukuran, value: Besar, en: { name: Size } }] }
  - { view_uid: hitam, components: [teh], type: 0, title: Teh hitam, price: 4000 }
`;

const english = { 'accept-language': 'en' };

describe.each(databases)('texts in two languages on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
    await provider.admin.apply('dua', { file: 'store.yaml', text: store });
    await provider.admin.replaceItems('dua', { file: 'items.yaml', text: items });
  });
  afterAll(() => provider.close());

  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await provider.ask(path, { headers })).body?.data;
  const components = '/api/v2/customer/components?codename=dua&view_uids=teh,beranda,kontak';
  const search = '/api/v2/customer/list/search?app_view_uid=dua_app';

  test('the configuration is in the requested language, untranslated texts in Indonesian', async () => {
    expect(await read('/api/v2/app/dua')).toMatchObject({ tagline: 'Dua bahasa', languages: ['id', 'en'] });
    expect(await read('/api/v2/app/dua', english)).toMatchObject({
      name: 'Toko Dua',
      tagline: 'Two languages',
      search_hint: 'Cari teh',
      slider: [{ title: 'Offers' }],
      labels: [{ id: 'teh', name: 'Tea' }],
      components: [{ name: 'Teas' }, { segments: [{ title: 'Our choice' }] }, { ctas: [{ label: 'Ask us' }] }],
    });
  });

  test('the store directory is translated too', async () => {
    const taglines = async (headers?: Record<string, string>) =>
      ((await read('/api/v2/apps', headers)) as { codename: string; tagline: string }[]).find(
        ({ codename }) => codename === 'dua',
      )?.tagline;
    expect([await taglines(), await taglines(english)]).toEqual(['Dua bahasa', 'Two languages']);
  });

  test('a store without English texts says so', async () => {
    expect(await read('/api/v2/app/warung', english)).toMatchObject({ languages: ['id'], name: 'Warung warung' });
  });

  test('a store without its own English texts is not English, even if parts of it are', async () => {
    await provider.admin.apply('dua', { file: 'store.yaml', text: store.replace(/\n {2}en: .*/, '') });
    const app = await read('/api/v2/app/dua', english);
    expect(app).toMatchObject({ languages: ['id'], tagline: 'Dua bahasa', components: [{ name: 'Teas' }, {}, {}] });
    await provider.admin.apply('dua', { file: 'store.yaml', text: store });
  });

  test('each language has its own version tag', async () => {
    const ask = (language: string, tag?: string | null) =>
      provider.ask('/api/v2/app/dua', {
        headers: { 'accept-language': language, ...(tag && { 'if-none-match': tag }) },
      });
    const [plain, translated] = [await ask('id'), await ask('en')];
    const [tag, englishTag] = [plain.headers.get('etag'), translated.headers.get('etag')];
    expect(tag).not.toBe(englishTag);
    expect(plain.headers.get('vary')).toBe('accept-language');
    expect((await ask('en', englishTag)).status).toBe(304);
    expect((await ask('id', tag)).status).toBe(304);
    expect((await ask('en', tag)).status).toBe(200);
    expect((await ask('id', englishTag)).status).toBe(200);
  });

  test('lists, segments and searches show items in the requested language', async () => {
    expect(await read(components, english)).toMatchObject([
      { name: 'Teas', lists: { data: [{ title: 'Green tea', parent_name: 'Tea house' }, { title: 'Teh hitam' }] } },
      {
        segments: [
          {
            title: 'Our choice',
            items: [{ title: 'Green tea' }, { title: 'Teh hitam' }],
            metas: { component: { name: 'Teas' } },
          },
        ],
      },
      { ctas: [{ label: 'Ask us' }] },
    ]);
    expect(await read(components)).toMatchObject([
      { name: 'Teh', lists: { data: [{ title: 'Teh hijau', parent_name: 'Kedai Teh' }, { title: 'Teh hitam' }] } },
      { segments: [{ title: 'Pilihan' }] },
      { ctas: [{ label: 'Tanya kami' }] },
    ]);
    const titles = ((await read(search, english)) as { data: { title: string }[] }).data.map(({ title }) => title);
    expect(titles.sort()).toEqual(['Green tea', 'Tea house', 'Teh hitam']);
  });

  test('item pages and variants are translated too', async () => {
    const path = '/api/v2/customer/item/hijau?codename=dua';
    expect(await read(path, english)).toMatchObject({
      title: 'Green tea',
      content: '<p>Fresh</p>',
      parent_name: 'Tea house',
      list_product_variant: [
        { name: 'Small', image: 'listimage/cup~mint.svg', options: [{ name: 'Size', value: 'Small' }] },
        { name: 'Besar', image: null, options: [{ name: 'Size', value: 'Besar' }] },
      ],
    });
    expect(await read(path)).toMatchObject({
      title: 'Teh hijau',
      list_product_variant: [{ name: 'Kecil', options: [{ name: 'Ukuran', value: 'Kecil' }] }, {}],
    });
  });

  test('no reply contains texts of the other language', async () => {
    for (const path of ['/api/v2/app/dua', components, search, '/api/v2/customer/item/hijau?codename=dua']) {
      const { text } = await provider.ask(path);
      expect(text).not.toMatch(/"en":|Green tea|Offers/);
      expect((await provider.ask(path, { headers: english })).text).not.toMatch(/"en":|Teh hijau|Pilihan/);
    }
  });
});
