import { type HttpFixture, startHttp } from './http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const host = { MULTI_TENANT: 'false' };

test('robots are kept from private pages and clicks, and led to the sitemap', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body, headers } = await http.ask('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const path of ['/akun', '/cart', '/checkout', '/chat', '/order', '/invoice', '/saldo', '/go']) {
    expect(body).toContain(`Disallow: /*${path}\n`);
  }
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test('in host mode robots read the paths as they are', async () => {
  http = await startHttp({ environment: host });
  const { body } = await http.ask({ url: '/robots.txt', headers: { host: 'warung.example' } });
  expect(body).toContain('Disallow: /akun\n');
  expect(body).toContain('Sitemap: http://warung.example/sitemap.xml');
});

test('the sitemap of the deployment names the sitemap of each store', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body, headers } = await http.ask('/sitemap.xml');
  expect(headers['content-type']).toMatch(/xml/);
  expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://shop.example/warung/sitemap.xml',
    'https://shop.example/butik/sitemap.xml',
  ]);
});

test('a store’s sitemap names its pages in both languages, each with the others', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const { body } = await http.ask('/warung/sitemap.xml');
  expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'https://shop.example/warung',
    'https://shop.example/warung?lang=en',
    'https://shop.example/warung/m/sayur_segar-sayur',
    'https://shop.example/warung/m/sayur_segar-sayur?lang=en',
  ]);
  expect(body.match(/hreflang="x-default"/g)).toHaveLength(4);
});

test('in host mode a store’s sitemap stands at its own host', async () => {
  http = await startHttp({ environment: host });
  const { body } = await http.ask({ url: '/sitemap.xml', headers: { host: 'butik.example' } });
  expect(body).toContain('<loc>http://butik.example/</loc>');
  expect(body).not.toContain('warung');
  const unknown = await http.ask({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
  expect(unknown.statusCode).toBe(404);
});

test('?search= leads to the page of what was searched for', async () => {
  http = await startHttp();
  const { statusCode, headers } = await http.ask('/warung?search=Beras%20Merah');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/warung/search/beras%20merah');
});
