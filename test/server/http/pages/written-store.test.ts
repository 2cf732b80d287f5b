import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

test.each([
  ['/WARUNG', '/warung'],
  ['/Warung/p/Bayam-bayam1?lang=en', '/warung/p/Bayam-bayam1?lang=en'],
  ['/WARUNG?search=Beras', '/warung?search=Beras'],
])('%s redirects to the store', async (url, location) => {
  http = await startHttp();
  const { statusCode, headers } = await http.ask(url);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

test.each(['/UNKNOWN', '/War%20ung', '//WARUNG'])('%s is a missing page', async (url) => {
  http = await startHttp();
  const { statusCode } = await http.ask(url);
  expect(statusCode).toBe(404);
});

test('a store’s own host has no codename in its paths', async () => {
  http = await startHttp({ environment: { MULTI_TENANT: 'false' } });
  const { statusCode } = await http.ask({ url: '/WARUNG', headers: { host: 'warung.example' } });
  expect(statusCode).toBe(200);
});
