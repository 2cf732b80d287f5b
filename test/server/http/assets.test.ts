import { cleanUp } from '../../support/programs/cleanup';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
beforeAll(async () => {
  http = await startHttp();
});
afterAll(() => http.close());
afterAll(cleanUp);

test.each(['main.0123456789.js', 'main.fedcba98.js'])('serves %s, of this build or an earlier one', async (file) => {
  const { statusCode, headers } = await http.ask(`/assets/${file}`);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('compresses a file of an earlier build', async () => {
  const { headers } = await http.ask({ url: '/assets/main.fedcba98.js', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
});

test.each(['GET', 'HEAD'])('answers 404 to %s of an unknown file', async (method) => {
  expect((await http.ask({ url: '/assets/main.11111111.js', method })).statusCode).toBe(404);
});
