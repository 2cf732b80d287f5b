import { createRemoteAdmin } from '../../../../provider/cli/open-admin';
import { NotFound } from '../../../../provider/errors/call-errors';
import { SourceRefused } from '../../../../provider/store-check/issue';
import { databases } from '../../../support/provider/databases';
import { changed, itemsText, storeText } from '../../../support/provider/fixture-store';
import { adminKey, startTestApp, type TestApp } from '../../../support/provider/test-app';

const [[, openPglite] = []] = databases;

let provider: TestApp;
beforeAll(async () => {
  if (!openPglite) throw new Error('There is no database to test on');
  provider = await startTestApp(openPglite);
});
afterAll(() => provider.close());

const authorization = `Bearer ${adminKey}`;
const revisions = '/admin/stores/warung/revisions?file=toko.yaml';
const post = (type: string, body: string) => ({
  method: 'POST',
  headers: { authorization, 'content-type': type },
  body,
});

test.each([undefined, 'Bearer wrong', adminKey, `Basic ${adminKey}`])(
  'an admin call with the key given as %s is refused',
  async (given) => {
    const { status, body } = await provider.ask('/admin/stores', { headers: given ? { authorization: given } : {} });
    expect([status, body?.success]).toEqual([401, false]);
  },
);

test('a refused document has the same findings as the check on the command line', async () => {
  const text = changed(storeText(), 'layout: 0', 'layuot: 0');
  const { status, body } = await provider.ask(revisions, post('application/yaml', text));
  expect([status, body]).toEqual([
    422,
    {
      success: false,
      message: 'The document was refused',
      errors: [
        { file: 'toko.yaml', line: 3, column: 1, path: 'app', reason: 'needs "layout"', hint: expect.any(String) },
        {
          file: 'toko.yaml',
          line: 6,
          column: 3,
          path: 'app.layuot',
          reason: '"layuot" is not a field here',
          hint: 'Did you mean "layout"?',
        },
      ],
    },
  ]);
});

test('findings for JSON refer to its own lines', async () => {
  const text = '{\n  "codename": "warung",\n  "aap": {}\n}';
  const { body } = await provider.ask(revisions, post('application/json', text));
  expect(body?.errors).toContainEqual(expect.objectContaining({ line: 3, column: 3, path: 'aap' }));
});

test('a body that is not a document is a refusal, not an error', async () => {
  for (const text of ['', 'null', '42', '[', '\u0000', 'a: "\\0"', 'a: "\\ud800"', '- a\n- b', '"text"']) {
    expect((await provider.ask(revisions, post('application/yaml', text))).status).toBe(422);
  }
});

const postBytes = (type: string, body: Buffer) => ({ ...post(type, ''), body: new Uint8Array(body) });

test('a file in another encoding is refused or read as on the command line, whatever its type', async () => {
  const text = changed(storeText(), 'name: Sayur', 'name: Café');
  const errors = [{ line: expect.any(Number) as number, reason: expect.stringContaining('windows-1252') as string }];
  for (const [path, type] of [
    [revisions, 'application/yaml'],
    [revisions, 'application/json'],
    ['/admin/stores/warung/items?file=items.yaml', 'application/yaml'],
    ['/admin/stores/warung/resources/items?file=items.csv', 'text/plain'],
    ['/admin/stores/warung/resources/items?file=items.csv', 'text/csv'],
  ] as const) {
    const { status, body } = await provider.ask(path, postBytes(type, Buffer.from(text, 'latin1')));
    expect([path, status, body]).toMatchObject([path, 422, { errors }]);
  }
  const wide = await provider.ask(revisions, postBytes('application/yaml', Buffer.from(`\uFEFF${text}`, 'utf16le')));
  expect(wide.status).toBe(200);
  const { document } = await provider.admin.export('warung');
  expect(JSON.stringify(document)).toContain('Café');
});

test('all admin operations work remotely as they do in process', async () => {
  const { url } = await provider.ask('/healthz');
  const remote = createRemoteAdmin(new URL(url).origin, adminKey);
  const store = { file: 'store.yaml', text: storeText('jauh') };
  expect(await remote.apply('jauh', store)).toMatchObject({ revision: 1, changed: true });
  expect(await remote.apply('jauh', store)).toMatchObject({ revision: 1, changed: false });
  const next = { file: 'store.yaml', text: changed(store.text, 'layout: 0', 'layout: 1') };
  expect(await remote.apply('jauh', next)).toMatchObject({ revision: 2, changed: true });
  expect(await remote.rollback('jauh')).toMatchObject({ revision: 1, changed: true });
  expect(await remote.rollback('jauh', 2)).toMatchObject({ revision: 2, changed: true });
  expect(await remote.export('jauh', 1)).toEqual(await provider.admin.export('jauh', 1));
  expect(await remote.export('jauh')).toEqual(await provider.admin.export('jauh'));
  expect(await remote.history('jauh')).toEqual(await provider.admin.history('jauh'));
  expect(await remote.list()).toEqual(await provider.admin.list());
  expect(await remote.replaceItems('jauh', { file: 'items.yaml', text: itemsText() })).toEqual({ items: 28 });
  await expect(remote.export('tiada')).rejects.toThrow(NotFound);
  await expect(remote.apply('jauh', { file: 'x.yaml', text: 'a: 1' })).rejects.toThrow(SourceRefused);
  await expect(createRemoteAdmin(new URL(url).origin, 'wrong').list()).rejects.toThrow('answered 401');
});

test('a body over the limit is refused with its size and the limit', async () => {
  const { status, body } = await provider.ask(revisions, post('application/yaml', ' '.repeat(17_000_000)));
  expect([status, body?.message]).toEqual([413, 'The request body has 17.0 MB; the limit is 16.8 MB']);
});
