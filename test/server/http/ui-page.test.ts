import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

test('development serves the page of the design system, with a nonce for its script', async () => {
  http = await startHttp({ environment: { NODE_ENV: 'development' } });
  const { statusCode, headers, body } = await http.ask('/ui');
  expect(statusCode).toBe(200);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body).toContain(`<script nonce="${nonce}" src="/ui/assets/page.js">`);
  expect((await http.ask('/ui/assets/page.js')).statusCode).toBe(200);
});

test('production does not serve the page', async () => {
  http = await startHttp({ environment: { NODE_ENV: 'production' } });
  expect((await http.ask('/ui')).statusCode).toBe(404);
  expect((await http.ask('/ui/assets/page.js')).statusCode).toBe(404);
});
