import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { components } from '../../../../provider/__generated__/rest';
import restSchemas from '../../../../provider/__generated__/rest-schemas.json';
import { bothDatabases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

jest.setTimeout(120_000);

type Reply = components['schemas']['SearchReply']['data'];

const check = addFormats(new Ajv({ strict: false, allErrors: true })).compile(restSchemas.searchList.response[200]);
const catalogue = readFileSync(join(__dirname, '../../../support/provider/search-items.yaml'), 'utf8');

const many = (count: number) =>
  `items:\n${Array.from({ length: count }, (_, n) => `  - { view_uid: b${n}, type: 0, title: Barang nomor ${n}, price: ${1000 + (n % 7)}, sold: ${n % 5}, lat: ${(n % 9) / 10}, lng: 100 }`).join('\n')}\n`;

describe.each(bothDatabases)('search on %s', (_name, open) => {
  let provider: TestApp;
  const replace = (codename: string, text: string) =>
    provider.admin.replaceItems(codename, { file: 'items.yaml', text });

  beforeAll(async () => {
    provider = await startTestApp(open);
    for (const codename of ['lain', 'banyak']) {
      await provider.admin.apply(codename, { file: 'store.yaml', text: storeText(codename) });
    }
    await replace('warung', catalogue);
    await replace(
      'lain',
      'items: [{ view_uid: rahasia, type: 0, title: Kopi Rahasia, sold: 9999, lat: -6.2, lng: 106.8 }]',
    );
    await replace('banyak', many(65));
  });
  afterAll(() => provider.close());

  const asked = (query: string, store = 'warung') =>
    provider.ask(`/api/v2/customer/list/search?app_view_uid=${store}_app&${query}`);

  /** Checks that the reply is valid and took one statement. */
  async function search(query: string, store?: string): Promise<Reply> {
    const { status, headers, body } = await asked(query, store);
    expect({ errors: check(body) ? [] : check.errors, body }).toMatchObject({ errors: [] });
    expect([status, headers.get('x-db-statements')]).toEqual([200, '1']);
    return body?.data as Reply;
  }
  const idsOf = ({ data }: Reply) => data.map(({ view_uid }) => view_uid);
  const ids = async (query: string, store?: string) => idsOf(await search(query, store));
  const found = (text: string, more = '') => ids(`param=${encodeURIComponent(text)}${more}`);

  describe('rejects', () => {
    test('an unknown store', async () => {
      expect((await asked('param=kopi', 'tiada')).status).toBe(404);
    });

    test.each([
      ['an unknown sort', 'code=4'],
      ['a text of more than 100 characters', `param=${'a'.repeat(101)}`],
      ['a page above 50 without after', 'page=51'],
      ['page 0', 'page=0'],
      ['labels that are not ids', 'label=a,,b'],
      ['near-me without a position', 'type=nearme'],
      ['near-me with half a position', 'type=nearme&latitude=1'],
      ['a position outside the world', 'type=nearme&latitude=91&longitude=0'],
      ['another kind of search', 'type=far'],
      ['an after of nothing', 'after=x'],
      ['an after of too many characters', `after=${'a'.repeat(201)}`],
    ])('%s', async (_what, query) => {
      const { status, headers, body } = await asked(query);
      expect([status, headers.get('x-db-statements'), body?.success]).toEqual([400, '0', false]);
    });

    test.each<[string, unknown]>([
      ['no list', {}],
      ['null', null],
      ['a key that is a text', ['0', 0, "1' or '1", 5]],
      ['a key beyond whole numbers', ['0', 0, 1e300, 5]],
      ['a malformed number', ['0', 0, 5, -1.5]],
      ['an unknown tier', ['0', 6, 5, 1]],
      ['a negative tier', ['0', -1, 5, 1]],
      ['another sort', ['1', 0, 5, 1]],
      ['near-me', ['near', 0, 5, 1]],
    ])('an after that holds %s', async (_what, held) => {
      const after = Buffer.from(JSON.stringify(held)).toString('base64url');
      expect((await asked(`code=0&after=${after}`)).status).toBe(400);
    });

    test('the after of another sort', async () => {
      const { next_page_url } = await search('code=2', 'banyak');
      const after = new URLSearchParams(next_page_url?.split('?')[1]).get('after');
      expect((await asked(`code=3&after=${after}`, 'banyak')).status).toBe(400);
      expect((await asked(`type=nearme&latitude=0&longitude=0&after=${after}`, 'banyak')).status).toBe(400);
    });

    test('characters that the database cannot store', async () => {
      expect((await asked('param=%00')).status).toBe(400);
    });
  });

  test.each([
    ['%'],
    ['_'],
    ["'"],
    ['"'],
    ['\\'],
    ["' or 1=1 --"],
    ["kopi':*|'"],
    ['!!! & | ( ) <->'],
    [':*'],
    ['\u{1F600}'],
    ['\u202E\u0301'],
    ['a'.repeat(100)],
    [Array.from({ length: 50 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ')],
    ['$1 $2 {lat}'],
  ])('the text %j is answered', async (text) => {
    expect((await asked(`param=${encodeURIComponent(text)}`)).status).toBe(200);
  });

  test('a price range and a rating filter the results, page by page', async () => {
    const priced = async (query: string) =>
      (await search(query, 'banyak')).data.map(({ price, review_rating }) => [price, review_rating] as const);
    const range = await priced('price_min=1002&price_max=1004');
    expect(range).toHaveLength(20);
    expect(range.every(([price]) => price >= 1002 && price <= 1004)).toBe(true);
    expect(await priced('param=barang&price_min=1006')).toHaveLength(9);
    expect(await priced('price_max=999')).toEqual([]);
    expect(await priced('rating_min=1')).toEqual([]);
    const { next_page_url } = await search('price_min=1002&price_max=1004', 'banyak');
    expect(next_page_url).toContain('price_min=1002');
    for (const wrong of ['price_min=-1', 'price_max=x', 'rating_min=6']) expect((await asked(wrong)).status).toBe(400);
  });

  test('punctuation alone finds nothing, and an empty text finds everything', async () => {
    expect(await found('%_')).toEqual([]);
    expect(await found('  ')).toHaveLength(10);
    expect(await found('')).toHaveLength(10);
  });

  test('finds a word whole or as a prefix, in any case and order', async () => {
    expect(await found('KOPI')).toEqual(['gerai', 'kopihitam', 'kopisusu', 'kopiah']);
    expect(await found('aren kopi')).toEqual(['kopisusu']);
    expect(await found('kopi_susu')).toEqual(['kopisusu']);
    expect(await found('bera')).toEqual(['beras']);
  });

  test('prefers whole matches of a short word over prefixes', async () => {
    expect(await found('es')).toEqual(['esteh']);
    expect(await found('esp')).toEqual(['espresso']);
  });

  test('ignores accents and curly quotes', async () => {
    expect(await found('eclair')).toEqual(['eclair']);
    expect(await found('ÉCLAIR cokelat')).toEqual(['eclair']);
  });

  test('searches the content if no title matches, without html tags', async () => {
    expect(await found('smoothie')).toEqual(['bayam']);
    expect(await found('bayam smoothie')).toEqual(['bayam']);
    expect(await found('klorofil')).toEqual([]);
  });

  test.each([
    ['a wrong letter', 'bayem', 'bayam'],
    ['a wrong first letter', 'vayam', 'bayam'],
    ['a missing letter', 'espreso', 'espresso'],
    ['a letter too many', 'berras', 'beras'],
    ['letters that changed places', 'bears', 'beras'],
    ['letters of a short word that changed places', 'kpoi hitam', 'kopihitam'],
    ['two wrong words', 'kopy susi', 'kopisusu'],
    ['words that were not parted', 'bayamhijau', 'bayam'],
  ])('corrects %s', async (_what, text, id) => {
    expect(await found(text)).toContain(id);
  });

  test('does not mix exact matches with corrections', async () => {
    expect(await found('kopiah')).toEqual(['kopiah']);
  });

  test('does not correct numbers', async () => {
    expect(await found('251')).toEqual([]);
    expect(await found('250')).toEqual(['bayam']);
  });

  test('if no item has all words, returns items with some', async () => {
    expect(await found('beras zzzzzz')).toEqual(['beras']);
    expect(await found('zzzzzz')).toEqual([]);
  });

  test.each([
    ['most sold', 0, ['gerai', 'kopihitam', 'kopisusu', 'kopiah']],
    ['newest', 1, ['kopiah', 'kopihitam', 'kopisusu', 'gerai']],
    ['cheapest, without a price last', 2, ['kopihitam', 'kopisusu', 'kopiah', 'gerai']],
    ['dearest', 3, ['kopiah', 'kopisusu', 'kopihitam', 'gerai']],
  ])('sorts %s first', async (_what, code, expected) => {
    expect(await found('kopi', `&code=${code}`)).toEqual(expected);
    const all = await found('', `&code=${code}`);
    expect(all.filter((id) => expected.includes(id))).toEqual(expected);
  });

  test('matches any of several labels', async () => {
    expect(await found('kopi', '&label=busana')).toEqual(['kopiah']);
    expect(await found('', '&label=busana,toko')).toEqual(['gerai', 'kopiah']);
    expect(await found('', '&label=tiada')).toEqual([]);
    expect(await found('kopi', '&label=toko,busana&code=3')).toEqual(['kopiah', 'gerai']);
  });

  test('searches within a shop', async () => {
    expect(await found('', '&parent_view_uid=gerai')).toEqual(['kopihitam', 'kopisusu']);
    expect(await found('susu', '&parent_view_uid=gerai&label=minum')).toEqual(['kopisusu']);
    expect(await found('kopi hit', '&parent_view_uid=gerai')).toEqual(['kopihitam']);
    expect(await found('kopi', '&parent_view_uid=tiada')).toEqual([]);
    expect(await found('kopi', '&parent_view_uid=rahasia')).toEqual([]);
    expect(await found('kopi', "&parent_view_uid='%20or%201")).toEqual([]);
  });

  test('corrects typing errors among the filtered items', async () => {
    expect(await found('bayam', '&label=busana')).toEqual([]);
    expect(await found('kopiahh', '&label=busana')).toEqual(['kopiah']);
  });

  test('never returns or uses words of another store', async () => {
    expect(await ids('param=rahasia')).toEqual([]);
    expect(await ids('param=rahasai')).toEqual([]);
    expect(await ids('param=kopi', 'lain')).toEqual(['rahasia']);
    expect(await ids('type=nearme&latitude=-6.2&longitude=106.8')).toEqual(['gerai']);
  });

  test('finds a changed title by its new words only', async () => {
    await replace('lain', 'items: [{ view_uid: rahasia, type: 0, title: Durian Montong }]');
    expect(await ids('param=duren', 'lain')).toEqual(['rahasia']);
    expect(await ids('param=kopi', 'lain')).toEqual([]);
    expect(await ids('param=koppi', 'lain')).toEqual([]);
  });

  /** Follows the pages by their URLs. */
  async function walk(query: string) {
    const pages: Reply[] = [];
    for (
      let path: string | null = `/api/v2/customer/list/search?app_view_uid=banyak_app&${query}`;
      path && pages.length < 9;
    ) {
      const { body } = await provider.ask(path);
      const page = body?.data as Reply;
      pages.push(page);
      path = page.next_page_url;
    }
    return pages;
  }

  test.each([
    ['code=0'],
    ['code=1'],
    ['code=2'],
    ['code=3'],
    ['code=0&param=barang'],
    ['code=2&param=barnag'],
    ['code=3&param=nomor%20barang'],
    ['code=2&param=barang%20tiadakata'],
    ['type=nearme&latitude=0.05&longitude=100'],
  ])('cursor pages of %s reach the end with each item once', async (query) => {
    const pages = await walk(query);
    expect(pages.map(({ data, current_page }) => [current_page, data.length])).toEqual([
      [1, 20],
      [2, 20],
      [3, 20],
      [4, 5],
    ]);
    const all = pages.flatMap(idsOf);
    expect(new Set(all).size).toBe(65);
    const typed = await Promise.all([1, 2, 3, 4].map((page) => ids(`${query}&page=${page}`, 'banyak')));
    expect(typed.flat()).toEqual(all);
  });

  test('the next page has the same parameters', async () => {
    const { next_page_url } = await search('param=barang&code=2', 'banyak');
    const query = new URLSearchParams(next_page_url?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      app_view_uid: 'banyak_app',
      param: 'barang',
      code: '2',
      page: '2',
    });
  });

  test('a full last page has no next page, and beyond it is nothing', async () => {
    await replace('lain', many(40));
    expect(await search('page=2', 'lain')).toMatchObject({ next_page_url: null, data: { length: 20 } });
    expect(await search('page=50', 'lain')).toMatchObject({ next_page_url: null, data: [] });
  });

  test('an item added or removed between two pages does not shift the next page', async () => {
    await replace('lain', many(40));
    const first = await search('code=2', 'lain');
    await replace(
      'lain',
      many(40).replace('items:\n', 'items:\n  - { view_uid: murah, type: 0, title: Murah, price: 1 }\n'),
    );
    const { body } = await provider.ask(first.next_page_url ?? '');
    const second = body?.data as Reply;
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(40);
  });

  test('cursor pages continue beyond the fiftieth', async () => {
    const { next_page_url } = await search('code=1', 'banyak');
    const { status, body } = await provider.ask((next_page_url ?? '').replace('page=2', 'page=51'));
    expect([status, (body?.data as Reply).current_page]).toEqual([200, 51]);
  });

  describe('near-me', () => {
    const near = (query: string) => search(`type=nearme&${query}`, 'jarak');

    beforeAll(async () => {
      await provider.admin.apply('jarak', { file: 'store.yaml', text: storeText('jarak') });
      await replace(
        'jarak',
        `items:
  - { view_uid: monas, type: 4, title: Monas, lat: -6.1754, lng: 106.8272, label_search: a }
  - { view_uid: bandung, type: 4, title: Bandung, lat: -6.9147, lng: 107.6098, label_search: b }
  - { view_uid: fiji_barat, type: 4, title: Barat, lat: -17, lng: 179.9, label_search: a }
  - { view_uid: fiji_timur, type: 4, title: Timur, lat: -17, lng: -179.9, label_search: a }
  - { view_uid: barang, parent: monas, type: 0, title: Barang, label_search: a }
`,
      );
    });

    test('returns the nearest first with kilometres, and only items with a location', async () => {
      const { data } = await near('latitude=-6.1754&longitude=106.8272');
      expect(data.map(({ view_uid }) => view_uid)).toEqual(['monas', 'bandung', 'fiji_barat', 'fiji_timur']);
      expect(data[0]).toMatchObject({ distance: 0, latitude: -6.1754, longitude: 106.8272 });
      expect(data[1]?.distance).toBeGreaterThan(118);
      expect(data[1]?.distance).toBeLessThan(121);
    });

    test('works across the date line', async () => {
      const { data } = await near('latitude=-17&longitude=-179.95');
      expect(data.slice(0, 2).map(({ view_uid, distance }) => [view_uid, Math.round(distance ?? 0)])).toEqual([
        ['fiji_timur', 5],
        ['fiji_barat', 16],
      ]);
    });

    test('can be filtered by labels', async () => {
      expect(idsOf(await near('latitude=-6.9&longitude=107.6&label=a'))).toEqual(['monas', 'fiji_barat', 'fiji_timur']);
    });

    test.each([['latitude=90&longitude=180'], ['latitude=-90&longitude=-180'], ['latitude=0&longitude=0']])(
      'is answered at %s',
      async (query) => {
        expect((await near(query)).data).toHaveLength(4);
      },
    );
  });
});
