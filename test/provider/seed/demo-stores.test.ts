import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../provider/database/database';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import { loadDemoStores } from '../../../provider/seed/load-demo';
import { databases, openMigrated } from '../../support/provider/databases';
import { changed, storeText } from '../../support/provider/fixture-store';

describe.each(databases)('demo stores on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated(open);
    await createModules(createDeps(database)).addresses.regions.load();
  });
  beforeEach(() => database.query('delete from milestones where name = $1', ['demo stores']));
  afterAll(() => database.close());

  function folderWith(codename: string, text = storeText(codename)) {
    const folder = mkdtempSync(join(tmpdir(), 'provider-demo-'));
    mkdirSync(join(folder, codename));
    writeFileSync(join(folder, codename, 'store.yaml'), text);
    cpSync(join(__dirname, '../../support/provider/items.yaml'), join(folder, codename, 'items.yaml'));
    return folder;
  }
  const load = async (folder: string) => {
    const loaded: string[] = [];
    await loadDemoStores(database, (codename) => loaded.push(codename), folder);
    return loaded;
  };
  const admin = () => createModules(createDeps(database)).admin;
  const current = async (codename: string) => (await admin().export(codename)).revision;

  test('a new database gets them once, even if the files change later', async () => {
    expect(await load(folderWith('sekali'))).toEqual(['sekali']);
    expect(await createModules(createDeps(database)).catalogue.items.isEmpty('sekali')).toBe(false);
    expect(await load(folderWith('sekali', changed(storeText('sekali'), 'layout: 0', 'layout: 1')))).toEqual([]);
    expect(await current('sekali')).toBe(1);
  });

  test('an interrupted load is resumed without overwriting a tenant’s changes', async () => {
    const tenants = changed(storeText('putus'), 'layout: 0', 'layout: 1');
    await admin().apply('putus', { file: 'store.yaml', text: tenants });
    await load(folderWith('putus'));
    expect(await current('putus')).toBe(1);
    expect((await admin().export('putus')).document).toMatchObject({ app: { layout: 1 } });
    expect(await createModules(createDeps(database)).catalogue.items.isEmpty('putus')).toBe(false);
  });

  test('an error in a demo file stops the start with its file and line', async () => {
    const folder = folderWith('rusak', changed(storeText('rusak'), 'layout: 0', 'layout: x'));
    await expect(load(folder)).rejects.toThrow(/store\.yaml:6:11 app\.layout: is a text, must be a whole number/);
  });

  test('the regions of Indonesia are loaded once', async () => {
    const [counts] = await database.query(
      `select (select count(*) from provinces) as provinces, (select count(*) from regencies) as regencies,
         (select count(*) from districts) as districts`,
    );
    expect(counts).toEqual({ provinces: 38, regencies: 514, districts: 7277 });
    expect(await createModules(createDeps(database)).addresses.regions.load()).toBe(false);
    expect(await database.query('select name from provinces where code = $1', ['31'])).toEqual([
      { name: 'DKI Jakarta' },
    ]);
  });
});
