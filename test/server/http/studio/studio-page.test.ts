import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

let http: HttpFixture;
beforeEach(async () => {
  http = await startHttp();
});
afterEach(() => http.close());

test('a language that the URL asks for is stored, as on pages of stores', async () => {
  const { headers, body } = await http.ask({ url: '/studio/account?lang=en' });
  expect(body).toContain('<html lang="en">');
  expect(headers['set-cookie']).toEqual(['lang=en; Max-Age=31536000; Path=/; SameSite=Lax']);
  const next = await http.ask({ url: '/studio/account', headers: { cookie: 'lang=en' } });
  expect(next.body).toContain('<html lang="en">');
  expect(next.headers['set-cookie']).toBeUndefined();
});

test('a language that does not exist is not stored', async () => {
  const { headers, body } = await http.ask({ url: '/studio?lang=%3Cscript%3E' });
  expect(body).toContain('<html lang="id">');
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['id', 'Studio sedang dimuat…', 'Studio tidak bisa dimuat. Periksa koneksi, lalu muat ulang halaman.', 'JavaScript'],
  [
    'en',
    'The studio is loading…',
    'The studio could not be loaded. Check the connection, then reload the page.',
    'JavaScript',
  ],
])('before its script the page says in %s that it loads, what failed, and what it needs', async (locale, ...texts) => {
  const { body } = await http.ask({ url: '/studio', headers: { cookie: `lang=${locale}` } });
  for (const text of texts) expect(body).toContain(text);
});

test.each(['/studio', '/studio/stores/warung?place=%2Fcomponents%2F0'])(
  '%s is in no frame, in no index and in no cache, and its scripts need its nonce',
  async (url) => {
    const { headers } = await http.ask({ url });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/script-src 'nonce-[\w-]{22,}' 'strict-dynamic'/);
  },
);
