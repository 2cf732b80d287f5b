import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tagsOf } from '../../support/programs/markup';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

const key = 'a key of the operator';
let http: HttpFixture;
afterEach(() => http.close());

/** A server and its operator's browser. */
async function startForOperator(environment: NodeJS.ProcessEnv = {}) {
  http = await startHttp({ environment: { OPERATOR_KEY: key, ...environment } });
  const { headers } = await http.ask(`/inspector?operator=${http.operator.startToken}`);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return (url: string) => http.ask({ url, headers: { cookie } });
}

const launchers = (html: string) => html.split('new BroadcastChannel').length - 1;

test('runs only the server’s scripts, by nonce, and may be framed only by the store', async () => {
  const ask = await startForOperator();
  const { statusCode, headers, body } = await ask('/inspector');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const scripts = tagsOf(body).filter(({ attributes }) => attributes.has('src'));
  expect(scripts.map(({ attributes }) => [attributes.get('src'), attributes.get('nonce')])).toEqual([
    ['/inspector/assets/page.js', nonce],
  ]);
  expect((await ask('/inspector/assets/page.js')).body).toBe('export {};');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('lets the page open a configured Stately URL', async () => {
  const ask = await startForOperator({ STATELY_INSPECTOR: 'https://stately.example/inspect' });
  const { headers, body } = await ask('/inspector');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(body).toContain('"stately":"https://stately.example/inspect"');
});

test('shows a machine’s source and no other file', async () => {
  const ask = await startForOperator();
  expect((await ask('/inspector/machines/cart/cart.ts')).body).toContain('cartSetup.createMachine');
  expect((await ask('/inspector/machines/accounts/sign-in.ts')).statusCode).toBe(200);
  for (const name of [
    'cart/none.ts',
    'cart/..%2F..%2Fpackage.json',
    '%2e%2e/package.json',
    '..%2Fserver/main.ts',
    'cart',
  ]) {
    expect((await ask(`/inspector/machines/${name}`)).statusCode).toBe(404);
  }
});

test('shows the tests’ coverage if there is any', async () => {
  const file = join(__dirname, '../../../test-results/walks/walkOfThisTest.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '["walkOfThisTest go 0"]');
  const ask = await startForOperator();
  const walked = async () => JSON.parse((await ask('/inspector/coverage')).body) as { walkOfThisTest?: unknown };
  expect((await walked()).walkOfThisTest).toEqual(['walkOfThisTest go 0']);
  rmSync(file);
  expect((await walked()).walkOfThisTest).toBeUndefined();
});

test.each([
  ['development', true],
  ['production', false],
])('in %s the page accepts events from inspectors: %s', async (NODE_ENV, sends) => {
  const ask = await startForOperator({ NODE_ENV });
  expect((await ask('/warung')).body).toContain(`script.dataset.sends = '${String(sends)}'`);
});

test('each store page waits for an inspector with a few lines, streamed or cached', async () => {
  const ask = await startForOperator();
  expect(launchers((await ask('/warung')).body)).toBe(1);
  expect(launchers((await ask('/warung')).body)).toBe(1);
});

test('the studio’s page waits for one too, in the operator’s browser alone', async () => {
  const ask = await startForOperator();
  const { body, headers } = await ask('/studio/stores/warung');
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  expect([launchers(body), body.split(`<script nonce="${nonce}">(() => {const channel`).length - 1]).toEqual([1, 1]);
  expect(launchers((await http.ask('/studio/stores/warung')).body)).toBe(0);
});

test('when off, there is no inspector page and no line of it in other pages', async () => {
  const ask = await startForOperator({ INSPECTOR: 'false' });
  expect((await ask('/inspector')).statusCode).toBe(404);
  expect((await ask('/inspector/assets/page.js')).statusCode).toBe(404);
  for (const url of ['/warung', '/studio']) expect(launchers((await ask(url)).body)).toBe(0);
});

test('requires the operator’s key', async () => {
  http = await startHttp({ environment: { OPERATOR_KEY: key } });
  for (const url of [
    '/inspector',
    '/inspector/assets/page.js',
    '/inspector/machines/cart/cart.ts',
    '/inspector/coverage',
  ]) {
    expect((await http.ask(url)).statusCode).toBe(401);
    expect((await http.ask({ url, headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(200);
  }
});

test('a visitor’s page has no inspector code, and the operator’s is never cached', async () => {
  const asOperator = await startForOperator();
  for (const [ask, count] of [
    [asOperator, 1],
    [http.ask, 0],
    [asOperator, 1],
    [http.ask, 0],
  ] as const) {
    expect(launchers((await ask('/warung')).body)).toBe(count);
  }
  expect(http.rendered).toHaveLength(3);
});
