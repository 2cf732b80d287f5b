import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp } from '../../support/programs/cleanup';
import { tagsOf } from '../../support/programs/markup';
import { asOperator } from '../../support/programs/operator-key';
import { repository } from '../../support/programs/programs';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { storeCommand, storeFile } from '../../support/programs/store-command';
import { until } from '../../support/programs/until';

jest.setTimeout(120_000);

/** A configuration is revalidated after a second. */
const timeoutMs = 3_000;
const original = readFileSync(join(repository, 'provider/seed/stores/kebunara/store.yaml'), 'utf8');
const changed = original.replace(/^ {2}layout: .*$/m, '  layout: 4').replace(/^ {2}name: .*$/m, '  name: Kebun Baru');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
afterAll(cleanUp);

const page = async () => (await fetch(`${server.url}/kebunara`, { headers: { 'accept-language': 'id' } })).text();
const layoutOf = (html: string) => /"layout":"([A-Z_]+)"/.exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const assetsOf = (html: string) =>
  tagsOf(html)
    .flatMap(({ attributes }) => attributes.get('src') ?? attributes.get('href') ?? [])
    .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
    .sort();

const apply = (text: string) => storeCommand(server.dataDirectory, 'apply', storeFile('store.yaml', text));
const shown = (layout: string) =>
  until(`the page shows ${layout}`, async () => layoutOf(await page()) === layout, timeoutMs);
const startedAt = async () =>
  /^process_start_time_seconds (\S+)/m.exec(
    await (await fetch(`${server.url}/metrics`, { headers: asOperator })).text(),
  )?.[1];

test('an applied file changes the running server’s next pages without a rebuild', async () => {
  const before = await page();
  const started = await startedAt();
  expect(layoutOf(before)).toBe('FLEX_WITH_SLIDER');
  expect(assetsOf(before).length).toBeGreaterThan(0);

  expect(await apply(changed)).toMatchObject({ code: 0 });
  await shown('LIST');
  const after = await page();
  expect(titleOf(after)).toContain('Kebun Baru');
  expect(assetsOf(after)).toEqual(assetsOf(before));
  expect(await startedAt()).toBe(started);
});

test('an invalid file is rejected with its location, and the store is unchanged', async () => {
  const line = changed.split('\n').findIndex((one) => one.startsWith('  layout:')) + 1;
  const history = () => storeCommand(server.dataDirectory, 'history', 'kebunara');
  const before = await history();
  const { code, output } = await apply(changed.replace('  layout: 4', '  layout: 40'));
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`store\\.yaml:${line}:\\d+ app\\.layout: is 40`));
  expect(before.output).toContain('2');
  expect(await history()).toEqual(before);
  expect(layoutOf(await page())).toBe('LIST');
});

test('a misspelt field is rejected with the field that is meant', async () => {
  const { code, output } = await apply(changed.replace('  layout: 4', '  layout: 4\n  serch_box: 1'));
  expect(code).toBe(1);
  expect(output).toMatch(/"serch_box" is not a field here\s+"search_box" is there already: remove this field\./);
});

test('a rollback restores the earlier page', async () => {
  expect(await storeCommand(server.dataDirectory, 'rollback', 'kebunara')).toMatchObject({ code: 0 });
  await shown('FLEX_WITH_SLIDER');
  expect(titleOf(await page())).toContain('Kebunara');
});

test('a store that becomes members-only redirects guests to sign-in from every page', async () => {
  expect(await apply(original.replace(/^ {2}layout: .*$/m, '$&\n  need_login: 1'))).toMatchObject({ code: 0 });
  const answerOf = (path: string) => fetch(`${server.url}/kebunara${path}`, { redirect: 'manual' });
  await until('its home is shut', async () => (await answerOf('')).status === 302, timeoutMs);
  for (const path of ['/p/bayam-bayam250?parent=toko', '/nothing/there', '/go/bantuan/0']) {
    const answer = await answerOf(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(answer.headers.get('location')).toBe(`/kebunara/login?next=${encodeURIComponent(path)}`);
  }
  for (const path of ['/login', '/login/', '/Login']) expect((await answerOf(path)).status).toBe(200);
});

test('the server logged no errors', () => {
  expect(server.complaints()).toEqual([]);
});
