import { cleanUp } from '../../support/programs/cleanup';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
beforeAll(async () => {
  http = await startHttp();
});
afterAll(() => http.close());
afterAll(cleanUp);

test.each(['main.0123456789.js', 'main.fedcba98.js'])(
  '%s, of this build or an earlier one, is served',
  async (file) => {
    const { statusCode, headers } = await http.ask(`/assets/${file}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test('a file of an earlier build is compressed too', async () => {
  const { headers } = await http.ask({ url: '/assets/main.fedcba98.js', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
});

test.each(['GET', 'HEAD'])('%s of a file that no build has is a 404', async (method) => {
  expect((await http.ask({ url: '/assets/main.11111111.js', method })).statusCode).toBe(404);
});
