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
