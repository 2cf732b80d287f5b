import type { StoreCard } from '../../../server/__generated__/resolvers';
import type { Facade } from '../../../server/graphql/facade';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const host = { MULTI_TENANT: 'false' };

const locations = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test('robots.txt excludes private pages and clicks, and lists the sitemaps of each store', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body, headers } = await http.ask('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const path of ['/akun', '/cart', '/checkout', '/chat', '/order', '/invoice', '/saldo', '/go']) {
    for (const end of ['$', '?', '/']) expect(body).toContain(`Disallow: /warung${path}${end}\n`);
  }
  expect(body.split('\n').filter((line) => line.startsWith('Sitemap'))).toEqual([
    'Sitemap: https://shop.example/warung/sitemap.xml',
    'Sitemap: https://shop.example/butik/sitemap.xml',
  ]);
});

describe('with more stores than robots.txt can list', () => {
  const listStores = async (page: number) => ({
    stores: [`warung${page}`, `anggota${page}`].map(
      (codename) => ({ codename, signInRequired: codename.startsWith('anggota') }) as StoreCard,
    ),
    lastPage: 2,
  });
  beforeEach(async () => {
    http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' }, facade: { listStores } });
  });

  test('it has rules for any store, and the sitemaps of their home pages', async () => {
    const { body } = await http.ask('/robots.txt');
    expect(body).toContain('Disallow: /*/akun$\n');
    expect(body).not.toContain('/warung1');
    expect(body).toContain('Sitemap: https://shop.example/sitemap-stores.xml\n');
    expect(locations((await http.ask('/sitemap-stores.xml')).body)).toEqual([
      'https://shop.example/sitemap-stores-1.xml',
      'https://shop.example/sitemap-stores-2.xml',
    ]);
    expect(locations((await http.ask('/sitemap-stores-2.xml')).body)).toEqual(['https://shop.example/warung2']);
  });
});

test.each(['/sitemap-stores.xml', '/sitemap-stores-1.xml'])('a host of one store has no %s', async (url) => {
  http = await startHttp({ environment: host });
  expect((await http.ask({ url, headers: { host: 'warung.example' } })).statusCode).toBe(404);
});

test('robots.txt is served when the stores cannot be listed', async () => {
  const listStores = () => Promise.reject(new Error('The provider is down'));
  http = await startHttp({ facade: { listStores } });
  const { statusCode, body } = await http.ask('/robots.txt');
  expect(statusCode).toBe(200);
  expect(body).toContain('Disallow: /*/akun$\n');
  expect(body).not.toContain('Sitemap');
});

test('in host mode robots.txt has paths without a codename', async () => {
  http = await startHttp({ environment: host });
  const { body } = await http.ask({ url: '/robots.txt', headers: { host: 'warung.example' } });
  expect(body).toContain('Disallow: /akun$\n');
  expect(body).toContain('Sitemap: http://warung.example/sitemap.xml');
});

test('a store’s sitemap index lists the sitemaps of pages and items', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body, headers } = await http.ask('/warung/sitemap.xml');
  expect(headers['content-type']).toMatch(/xml/);
  expect(body).toContain('<sitemapindex');
  expect(locations(body)).toEqual([
    'https://shop.example/warung/sitemap-pages.xml',
    'https://shop.example/warung/sitemap-items-1.xml',
    'https://shop.example/warung/sitemap-items-2.xml',
  ]);
});

test('a store without items has no item sitemap', async () => {
  http = await startHttp({ facade: { itemPaths: async () => ({ items: [], lastPage: 1 }) } });
  expect(locations((await http.ask('/warung/sitemap.xml')).body)).toHaveLength(1);
  expect((await http.ask('/warung/sitemap-items-1.xml')).statusCode).toBe(404);
});

test('a store’s sitemap lists its pages in both languages with alternates', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body } = await http.ask('/warung/sitemap-pages.xml');
  expect(locations(body)).toEqual([
    'https://shop.example/warung',
    'https://shop.example/warung?lang=en',
    'https://shop.example/warung/m/sayur_segar-sayur',
    'https://shop.example/warung/m/sayur_segar-sayur?lang=en',
    'https://shop.example/warung/syarat-ketentuan',
    'https://shop.example/warung/syarat-ketentuan?lang=en',
    'https://shop.example/warung/kebijakan-privasi',
    'https://shop.example/warung/kebijakan-privasi?lang=en',
  ]);
  expect(body.match(/hreflang="x-default"/g)).toHaveLength(8);
});

test('a store without English texts lists each page once, without alternates', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body } = await http.ask('/butik/sitemap-pages.xml');
  expect(locations(body)).toEqual([
    'https://shop.example/butik',
    'https://shop.example/butik/m/sayur_segar-sayur',
    'https://shop.example/butik/syarat-ketentuan',
    'https://shop.example/butik/kebijakan-privasi',
  ]);
  expect(body).not.toContain('hreflang');
});

test('items are listed by their own URLs, in both languages', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body } = await http.ask('/warung/sitemap-items-2.xml');
  expect(locations(body)).toEqual([
    'https://shop.example/warung/p/bayam-bayam2',
    'https://shop.example/warung/p/bayam-bayam2?lang=en',
  ]);
});

test.each([
  '/warung/sitemap-items-3.xml',
  '/unknown/sitemap.xml',
  '/unknown/sitemap-pages.xml',
  '/unknown/sitemap-items-1.xml',
])('answers 404 for %s', async (path) => {
  http = await startHttp();
  expect((await http.ask(path)).statusCode).toBe(404);
});

test('in host mode a store’s sitemaps use its own host', async () => {
  http = await startHttp({ environment: host });
  const at = (url: string) => http.ask({ url, headers: { host: 'butik.example' } });
  expect(locations((await at('/sitemap.xml')).body)).toContain('http://butik.example/sitemap-items-1.xml');
  const { body } = await at('/sitemap-pages.xml');
  expect(body).toContain('<loc>http://butik.example/</loc>');
  expect(body).not.toContain('warung');
  const unknown = await http.ask({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
  expect(unknown.statusCode).toBe(404);
});

test('?search= redirects to the search page', async () => {
  http = await startHttp();
  const { statusCode, headers } = await http.ask('/warung?search=Beras%20Merah');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/warung/search/beras%20merah');
});

test('a members-only store lists no pages for robots', async () => {
  const store = { codename: 'warung', id: 'warung_app', revision: '1', signInRequired: true, menus: [] };
  const storeRecord = async () => ({ store }) as unknown as Awaited<ReturnType<Facade['storeRecord']>>;
  http = await startHttp({ facade: { storeRecord } });
  for (const name of ['sitemap', 'sitemap-pages', 'sitemap-items-1']) {
    expect((await http.ask(`/warung/${name}.xml`)).statusCode).toBe(404);
  }
});

test.each([
  ['among others', { PUBLIC_URL: 'https://shop.example' }, ['Sitemap: https://shop.example/butik/sitemap.xml']],
  ['at its own host', host, []],
])('robots.txt does not list a members-only store, %s', async (_where, environment, sitemaps) => {
  const forMembers = { store: { signInRequired: true } } as unknown as Awaited<ReturnType<Facade['storeRecord']>>;
  const storeRecord = jest.fn<Promise<typeof forMembers>, []>(async () => forMembers);
  const listStores = async () => ({
    stores: ['warung', 'butik'].map((codename) => ({ codename, signInRequired: codename === 'warung' }) as StoreCard),
    lastPage: 1,
  });
  http = await startHttp({ environment, facade: { storeRecord, listStores } });
  const { statusCode, body } = await http.ask({ url: '/robots.txt', headers: { host: 'warung.example' } });
  expect(statusCode).toBe(200);
  expect(body).toContain('Disallow: /');
  expect(body.split('\n').filter((line) => line.startsWith('Sitemap'))).toEqual(sitemaps);
  // The list contains all stores, however many.
  expect(storeRecord.mock.calls).toHaveLength(sitemaps.length === 0 ? 1 : 0);
});
