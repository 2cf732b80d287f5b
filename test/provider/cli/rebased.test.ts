import { parse } from 'yaml';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import type { StoreDocument } from '../../../provider/store-check/store-document';
import { storeCommand, storeFile } from '../../support/programs/store-command';
import { placedDatabases } from '../../support/provider/databases';
import { storeText } from '../../support/provider/fixture-store';

jest.setTimeout(180_000);

const option = (id: string) => ({ id, type: 4, title: id, va_prefix: '88081', invoice_method: 202 });
const ofServices = { ...option('jasa'), cart_types: [1] };
const options = (...ids: string[]) => ({ payment_options: [...ids.map(option), ofServices] });

const base = parse(storeText()) as StoreDocument & { app: object };
const withApp = (app: object) => ({ ...base, app: { ...base.app, ...options('satu', 'dua'), ...app } });
const file = (app: object) => storeFile('store.json', JSON.stringify(withApp(app)));
const items = 'items:\n  - { view_uid: beras, type: 0, title: Beras, price: 60000, weight: 1000 }\n';

test('a file says which scheduled changes follow it, and is refused, also when validated, if nobody could buy by one', async () => {
  const [, place] = placedDatabases[0] ?? [];
  if (!place) throw new Error('No database');
  const { environment, open, drop } = await place();
  const store = (...words: string[]) => storeCommand(environment.DATA_DIR, ...words);
  expect(await store('apply', file({}))).toMatchObject({ code: 0 });
  expect(await store('items', 'apply', 'warung', storeFile('items.yaml', items))).toMatchObject({ code: 0 });

  const database = await open();
  const { drafts, publishing } = createModules(createDeps(database)).stores;
  const document = withApp({ name: 'Promo', ...options('satu') });
  const { version } = await drafts.save('warung', { version: 1, document, author: 'Ani' });
  const from = new Date(Date.now() + 3_600_000).toISOString();
  const until = new Date(Date.now() + 7_200_000).toISOString();
  await publishing.schedule('warung', version, { from, until }, { author: 'Ani', message: 'Akhir pekan' });
  await database.close();

  const begin = `The scheduled change ${from.slice(0, 19)}Z by Ani "Akhir pekan" follows this change now`;
  const end = `The scheduled end ${until.slice(0, 19)}Z by Ani "Akhir pekan" follows this change now`;
  expect((await store('apply', file({ layout: 3 }))).output).toBe(
    [`"warung" is now at revision 3`, begin, end].join('\n'),
  );
  const named = await store('apply', file({ layout: 3, name: 'Sehari-hari' }));
  expect(named.output.split('\n')).toEqual([
    expect.stringMatching(/^"warung" is now at revision \d+$/),
    begin,
    '  app.name: stays "Promo", not "Sehari-hari"',
    end,
    expect.stringMatching(/cancel the change in the studio/),
  ]);
  const history = await store('history', 'warung');
  const broken = file({ layout: 3, name: 'Sehari-hari', ...options('dua') });
  expect(await store('validate', file({ layout: 4, name: 'Sehari-hari' }))).toMatchObject({ code: 0 });
  const invalid = await store('validate', broken);
  expect(invalid).toMatchObject({ code: 1 });
  expect(invalid.output).toMatch(/^The change scheduled for .* nobody can order goods: .*1 error/s);
  const list = storeFile('payments.json', JSON.stringify(options('dua')));
  const invalidList = await store('payments', 'validate', 'warung', list, '--delete-missing');
  expect(invalidList).toMatchObject({ code: 1 });
  expect(invalidList.output).toMatch(/The change scheduled for .* nobody can order goods: /s);
  expect(await store('history', 'warung')).toEqual(history);
  const refused = await store('apply', broken);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(
    /^The change scheduled for .* nobody can order goods: .*1 error; nothing was applied$/s,
  );
  expect((await store('export', 'warung')).output).toContain('id: satu');
  await drop();
});
