import { parse } from 'yaml';
import type { Stores } from '../../../../provider/modules/stores';
import type { StoreDocument } from '../../../../provider/store-check/store-document';
import { databases } from '../../../support/provider/databases';
import { changed, itemsText, storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

type Document = StoreDocument & { app: Record<string, unknown>; components: Record<string, unknown>[] };

const original = (codename: string) => parse(storeText(codename)) as Document;
const withApp = (document: StoreDocument, app: object): Document => ({
  ...(document as Document),
  app: { ...(document as Document).app, ...app },
});
describe.each(databases)('drafts on %s', (_name, open) => {
  let provider: TestApp;
  let stores: Stores;
  beforeAll(async () => {
    provider = await startTestApp(open);
    stores = provider.modules.stores;
  });
  afterAll(() => provider.close());

  const apply = (document: StoreDocument) =>
    provider.admin.apply(String(document.codename), { file: 'store.yaml', text: JSON.stringify(document) });

  async function newStore(codename: string) {
    const document = original(codename);
    await apply(document);
    return document;
  }

  const save = (codename: string, version: number, document: StoreDocument, author = 'Ani', decided?: string[]) =>
    stores.drafts.save(codename, { version, document, author, ...(decided && { decided }) });

  const shownName = async (codename: string) =>
    ((await provider.ask(`/api/v2/app/${codename}`)).body?.data as { name: string }).name;

  test('an untouched store has no draft: its version is the current revision', async () => {
    const document = await newStore('polos');
    expect(await stores.drafts.open('polos')).toEqual({
      version: 1,
      base: 1,
      shown: 1,
      document,
      issues: [],
      conflicts: [],
      author: null,
      savedAt: null,
    });
  });

  test('a saved draft changes nothing for customers until it is published', async () => {
    const document = await newStore('draf');
    const draft = await save('draf', 1, withApp(document, { name: 'Baru' }));
    expect(draft).toMatchObject({ version: -1, base: 1, shown: -1, author: 'Ani', issues: [] });
    expect(await shownName('draf')).toBe('Warung draf');
    expect(await provider.admin.history('draf')).toHaveLength(1);
    const change = { author: 'Ani', message: 'Nama baru' };
    expect(await stores.publishing.publish('draf', draft.version, change)).toMatchObject({
      revision: 2,
      changed: true,
    });
    expect(await shownName('draf')).toBe('Baru');
    const [newest] = await provider.admin.history('draf');
    expect(newest?.moves).toMatchObject([
      { cause: 'publish', ...change, changes: ['app.name: "Warung draf" → "Baru"'] },
    ]);
    expect(await stores.drafts.open('draf')).toMatchObject({ version: 2, author: null });
  });

  test('the same document is stored once, and a draft without changes ends', async () => {
    const document = await newStore('sama');
    const one = await save('sama', 1, withApp(document, { name: 'Satu' }));
    const two = await save('sama', one.version, withApp(document, { name: 'Dua' }));
    const again = await save('sama', two.version, withApp(document, { name: 'Satu' }));
    expect([one.version, two.version, again.version]).toEqual([-1, -2, -1]);
    expect(await save('sama', again.version, document)).toMatchObject({ version: 1, author: null });
  });

  test('two people who change different fields keep both', async () => {
    const document = await newStore('berdua');
    await save('berdua', 1, withApp(document, { name: 'Nama Ani' }), 'Ani');
    const merged = await save('berdua', 1, withApp(document, { layout: 4 }), 'Budi');
    expect(merged.document).toEqual(withApp(document, { name: 'Nama Ani', layout: 4 }));
    expect(merged.conflicts).toEqual([]);
  });

  describe('a field that two people changed', () => {
    const both = async (codename: string) => {
      const document = await newStore(codename);
      await save(codename, 1, withApp(document, { name: 'Ani' }), 'Ani');
      return { document, draft: await save(codename, 1, withApp(document, { name: 'Budi' }), 'Budi') };
    };
    const path = ['app', 'name'];

    test('keeps the first value and has both', async () => {
      const { draft } = await both('rebut');
      expect(draft.document.app).toMatchObject({ name: 'Ani' });
      const conflict = { path, base: 'Warung rebut', kept: 'Ani', other: 'Budi', by: 'Budi' };
      expect(draft.conflicts).toEqual([conflict]);
      expect((await stores.drafts.open('rebut')).conflicts).toEqual([conflict]);
    });

    test('stops a publish until one of them is decided', async () => {
      const { document, draft } = await both('putus');
      const publish = (version: number) => stores.publishing.publish('putus', version, {});
      await expect(publish(draft.version)).rejects.toMatchObject({ code: 'DRAFT_UNDECIDED' });
      const decided = await save('putus', draft.version, withApp(document, { name: 'Budi' }), 'Budi', ['/app/name']);
      expect(decided).toMatchObject({ document: { app: { name: 'Budi' } }, conflicts: [] });
      expect(await publish(decided.version)).toMatchObject({ revision: 2 });
    });
  });

  test('a draft with errors is saved, shows its last version without errors, and cannot be published', async () => {
    const document = await newStore('salah');
    const good = await save('salah', 1, withApp(document, { name: 'Benar' }));
    const bad = await save('salah', good.version, withApp(document, { name: 'Benar', layout: 11 }));
    expect(bad).toMatchObject({ shown: good.version, issues: [{ path: ['app', 'layout'], code: 'NOT_A_CHOICE' }] });
    await expect(stores.publishing.publish('salah', bad.version, {})).rejects.toMatchObject({
      code: 'DRAFT_HAS_ERRORS',
    });
  });

  test.each([
    ['a text in place of the app', { app: 'kosong' }],
    ['a list in place of a text', { codename: ['salah'] }],
    ['another codename', { codename: 'lain' }],
    ['unknown fields', { surprise: { deep: [1, 2, { three: null }] } }],
  ])('a draft with %s is saved and cannot be published', async (_title, fields) => {
    const document = await newStore('aneh');
    const { version } = await stores.drafts.discard('aneh');
    const draft = await save('aneh', version, { ...document, ...fields });
    expect(draft.issues.length).toBeGreaterThan(0);
    expect(draft.shown).toBe(version);
    await expect(stores.publishing.publish('aneh', draft.version, {})).rejects.toMatchObject({
      code: 'DRAFT_HAS_ERRORS',
    });
  });

  test('an id that belongs to another store is an error of the draft', async () => {
    await newStore('punya');
    const document = await newStore('ingin');
    const draft = await save('ingin', 1, withApp(document, { view_uid: 'punya_app' }));
    const reason = '"punya_app" is the id of the store "punya"';
    expect(draft.issues).toEqual([
      { path: ['app', 'view_uid'], reason, code: 'TAKEN_ID', params: { value: 'punya_app' } },
    ]);
  });

  test('a domain that belongs to another store is an error of the draft', async () => {
    await newStore('berdomain');
    const document = await newStore('merebut');
    const domain = 'berdomain.example';
    const draft = await save('merebut', 1, { ...document, domains: ['merebut.example', domain] });
    expect(draft.issues).toMatchObject([{ path: ['domains', 1], code: 'TAKEN_DOMAIN', params: { value: domain } }]);
  });

  const withItems = (codename: string, text = itemsText()) =>
    provider.admin.replaceItems(codename, { file: 'items.yaml', text });

  const withAction = (document: Document, value: string): Document => ({
    ...document,
    components: [
      ...document.components,
      {
        view_uid: 'aksi',
        name: 'Aksi',
        category: 3,
        ctas: [{ view_uid: 'cta_barang', type: 11, value, label: 'Barang' }],
      },
    ],
  });

  test('what opens an item that the store does not have is an error of the draft, at its field', async () => {
    await newStore('lain');
    await withItems('lain');
    const document = await newStore('berbarang');
    const at = document.components.length;
    const text = '<a href="address://p/x-sayur1">x</a> <a href="address://p/hilang">y</a>';
    const all = withApp(withAction(document, 'sayur2'), { popup_value: '/p/sayur1', terms: text });
    const { shown, issues } = await save('berbarang', 1, all);
    expect(shown).toBe(1);
    expect(issues.map(({ path, code, params }) => [path.join('.'), code, params]).sort()).toEqual([
      ['app.popup_value', 'DEAD_ITEM_LINK', { link: '/p/sayur1' }],
      ['app.terms', 'DEAD_ITEM_LINK', { link: 'address://p/x-sayur1' }],
      ['app.terms', 'DEAD_ITEM_LINK', { link: 'address://p/hilang' }],
      [`components.${at}.ctas.0.value`, 'UNKNOWN_ITEM', { value: 'sayur2' }],
    ]);
  });

  test('a draft knows of an item that was removed or added after it was saved', async () => {
    const document = await newStore('berganti');
    await withItems('berganti');
    const { issues, version } = await save('berganti', 1, withAction(document, 'sayur2'));
    expect(issues).toEqual([]);
    expect(await stores.drafts.open('berganti')).toMatchObject({ version, issues: [] });
    await withItems('berganti', changed(itemsText(), 'view_uid: sayur2\n', 'view_uid: sayur2_baru\n'));
    await expect(stores.publishing.publish('berganti', version, {})).rejects.toMatchObject({
      code: 'DRAFT_HAS_ERRORS',
    });
    const opened = await stores.drafts.open('berganti');
    expect(opened).toMatchObject({ shown: version, issues: [{ code: 'UNKNOWN_ITEM', params: { value: 'sayur2' } }] });
    expect((await stores.drafts.open('berganti')).version).toBe(opened.version);
    await withItems('berganti');
    const again = await stores.drafts.open('berganti');
    expect(again).toMatchObject({ shown: again.version, issues: [] });
  });

  test('another codename is an error of the draft', async () => {
    const document = await newStore('namaku');
    const draft = await save('namaku', 1, { ...document, codename: 'namamu' });
    expect(draft.issues).toMatchObject([{ path: ['codename'], code: 'OTHER_CODENAME', params: { value: 'namaku' } }]);
  });

  test('a file that is applied while a draft is open changes the draft too', async () => {
    const document = await newStore('berkas');
    await save('berkas', 1, withApp(document, { name: 'Draf' }));
    await apply(withApp(document, { layout: 4 }));
    expect(await stores.drafts.open('berkas')).toMatchObject({
      base: 2,
      document: withApp(document, { name: 'Draf', layout: 4 }),
      conflicts: [],
    });
    await apply(withApp(document, { layout: 4, name: 'Berkas' }));
    expect(await stores.drafts.open('berkas')).toMatchObject({
      base: 3,
      document: { app: { name: 'Draf' } },
      conflicts: [{ path: ['app', 'name'], kept: 'Draf', other: 'Berkas', by: null }],
    });
  });

  test.each([
    ['DRAFT_UNCHANGED', async (codename: string) => stores.publishing.publish(codename, 1, {})],
    [
      'DRAFT_CHANGED',
      async (codename: string) => {
        const { version } = await save(codename, 1, withApp(original(codename), { name: 'Satu' }));
        await save(codename, version, withApp(original(codename), { name: 'Dua' }));
        return stores.publishing.publish(codename, version, {});
      },
    ],
    ['DRAFT_VERSION_GONE', async (codename: string) => save(codename, -99, original(codename))],
  ])('refuses with %s', async (code, work) => {
    const codename = code.toLowerCase().replaceAll('_', '-');
    await apply(original(codename.replaceAll('-', '')));
    await expect(work(codename.replaceAll('-', ''))).rejects.toMatchObject({ code });
  });

  test('a discarded draft leaves the store as it is', async () => {
    const document = await newStore('buang');
    await save('buang', 1, withApp(document, { name: 'Buang' }));
    expect(await stores.drafts.discard('buang')).toMatchObject({ version: 1, document });
    expect(await stores.drafts.open('buang')).toMatchObject({ version: 1, document });
  });

  test('ten people who save at once lose nothing', async () => {
    const document = await newStore('sibuk');
    const { components } = document;
    const saves = components.map((component, at) =>
      save(
        'sibuk',
        1,
        { ...document, components: components.with(at, { ...component, name: `Nama ${at}` }) },
        `P${at}`,
      ),
    );
    await Promise.all(saves);
    const draft = await stores.drafts.open('sibuk');
    expect((draft.document as Document).components.map(({ name }) => name)).toEqual(
      components.map((_, at) => `Nama ${at}`),
    );
    expect(draft.conflicts).toEqual([]);
  });
});
