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

const post = (body: string) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'application/yaml' },
  body,
});

/** Comments: a large document to parse with little to store. */
const long = (text: string) => `${text}\n${'# as long as a large document\n'.repeat(20_000)}`;

/** Sends a document and then a visitor's call. @returns the order of the answers */
async function orderOf(path: string, text: string) {
  const answered: (string | number)[] = [];
  const applying = provider.ask(path, post(text)).then(({ status }) => answered.push(status));
  for (let call = 0; call < 3; call += 1) {
    await provider.ask('/api/v2/app/warung').then(({ status }) => answered.push(`visitor ${status}`));
  }
  await applying;
  return answered;
}

const visitors = ['visitor 200', 'visitor 200', 'visitor 200'];

test('other requests are answered while a large store document is checked', async () => {
  const text = changed(long(storeText()), 'layout: 0', 'layuot: 0');
  expect(await orderOf('/admin/stores/warung/revisions?file=toko.yaml', text)).toEqual([...visitors, 422]);
});

test('other requests are answered while a large catalogue is checked', async () => {
  const text = changed(long(itemsText()), 'title:', 'titel:');
  expect(await orderOf('/admin/stores/warung/items?file=items.yaml', text)).toEqual([...visitors, 422]);
});

test('a large document is applied like a small one', async () => {
  const text = long(changed(storeText(), 'name: Warung warung', 'name: Besar'));
  const { status, body } = await provider.ask('/admin/stores/warung/revisions?file=toko.yaml', post(text));
  expect([status, body]).toMatchObject([200, { success: true }]);
  const { body: app } = await provider.ask('/api/v2/app/warung');
  expect(app).toMatchObject({ data: { name: 'Besar' } });
});

test('a database error in a large document names its line', async () => {
  const { status, body } = await provider.ask('/admin/stores/lain/revisions?file=toko.yaml', post(long(storeText())));
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ file: 'toko.yaml', path: 'codename', line: expect.any(Number) as number }] });
});
