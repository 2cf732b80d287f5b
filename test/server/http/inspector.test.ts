import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tagsOf } from '../../harness/markup';
import { type HttpFixture, startHttp } from './http-fixture';

const key = 'a key of the operator';
let http: HttpFixture;
afterEach(() => http.close());

const launchers = (html: string) => html.split('new BroadcastChannel').length - 1;

test('the page is of the server’s own scripts, by nonce, and may stand in a frame of the store’s alone', async () => {
  http = await startHttp();
  const { statusCode, headers, body } = await http.ask('/inspector');
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const scripts = tagsOf(body).filter(({ attributes }) => attributes.has('src'));
  expect(scripts.map(({ attributes }) => [attributes.get('src'), attributes.get('nonce')])).toEqual([
    ['/inspector/assets/page.js', nonce],
  ]);
  expect((await http.ask('/inspector/assets/page.js')).body).toBe('export {};');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('with an address of Stately’s the page may talk to what it opens', async () => {
  http = await startHttp({ environment: { STATELY_INSPECTOR: 'https://stately.example/inspect' } });
  const { headers, body } = await http.ask('/inspector');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(body).toContain('"stately":"https://stately.example/inspect"');
});

test('a machine’s source is shown, and no other file', async () => {
  http = await startHttp();
  expect((await http.ask('/inspector/machines/cart.ts')).body).toContain('cartSetup.createMachine');
  for (const name of ['none.ts', '..%2Fpackage.json', '%2e%2e%2fpackage.json', 'cart']) {
    expect((await http.ask(`/inspector/machines/${name}`)).statusCode).toBe(404);
  }
});

test('what the tests have walked is told as far as there is any', async () => {
  const file = join(__dirname, '../../../test-results/walks/walkOfThisTest.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '["walkOfThisTest go 0"]');
  http = await startHttp();
  const walked = async () => JSON.parse((await http.ask('/inspector/coverage')).body) as { walkOfThisTest?: unknown };
  expect((await walked()).walkOfThisTest).toEqual(['walkOfThisTest go 0']);
  rmSync(file);
  expect((await walked()).walkOfThisTest).toBeUndefined();
});

test.each([
  ['development', true],
  ['production', false],
])('in %s the page takes events from inspectors: %s', async (NODE_ENV, sends) => {
  http = await startHttp({ environment: { NODE_ENV } });
  expect((await http.ask('/warung')).body).toContain(`script.dataset.sends = '${String(sends)}'`);
});

test('each page of a store waits for an inspector with a few lines, streamed or kept', async () => {
  http = await startHttp();
  expect(launchers((await http.ask('/warung')).body)).toBe(1);
  expect(launchers((await http.ask('/warung')).body)).toBe(1);
});

test('where it is off there is no page, and no line of it in any other', async () => {
  http = await startHttp({ environment: { INSPECTOR: 'false' } });
  expect((await http.ask('/inspector')).statusCode).toBe(404);
  expect((await http.ask('/inspector/assets/page.js')).statusCode).toBe(404);
  expect(launchers((await http.ask('/warung')).body)).toBe(0);
});

test('on a host that others can reach it asks for the operator’s key, in a dialog for its page alone', async () => {
  http = await startHttp({ environment: { HOST: '0.0.0.0', OPERATOR_KEY: key } });
  for (const url of ['/inspector', '/inspector/assets/page.js', '/inspector/machines/cart.ts', '/inspector/coverage']) {
    const { statusCode, headers } = await http.ask(url);
    expect([statusCode, headers['www-authenticate']]).toEqual([401, url === '/inspector' ? 'Basic' : undefined]);
    expect((await http.ask({ url, headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(200);
  }
});

test('a visitor’s page has nothing of it, also when it was made for the operator before', async () => {
  http = await startHttp({ environment: { OPERATOR_KEY: key } });
  const visitor = { url: '/warung', headers: { via: '1.1 proxy' } };
  const operator = { url: '/warung', headers: { ...visitor.headers, authorization: `Bearer ${key}` } };
  for (const [question, count] of [
    [operator, 1],
    [visitor, 0],
    [operator, 1],
    [visitor, 0],
  ] as const) {
    expect(launchers((await http.ask(question)).body)).toBe(count);
  }
  expect(http.rendered).toHaveLength(2);
});
