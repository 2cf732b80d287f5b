import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../provider/database/database';
import { migrate } from '../../provider/database/migrate';
import { databases } from './support/databases';

const migrations = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
};

describe.each(databases)('migrations on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.script('drop schema public cascade; create schema public'));
  afterAll(() => database.close());

  const first = { '0001-a.sql': 'create table a (n int); insert into a values (1);' };
  const both = { ...first, '0002-b.sql': 'create table b (n int);' };

  test('each is applied once, in the order of the names', async () => {
    expect(await migrate(database, migrations(first))).toEqual(['0001-a.sql']);
    expect(await migrate(database, migrations(both))).toEqual(['0002-b.sql']);
    expect(await migrate(database, migrations(both))).toEqual([]);
    expect(await database.query('select n from a')).toEqual([{ n: 1 }]);
  });

  test('one that was changed after it was applied is an error that names it', async () => {
    await migrate(database, migrations(first));
    const edited = { '0001-a.sql': 'create table a (n bigint);' };
    await expect(migrate(database, migrations(edited))).rejects.toThrow('0001-a.sql was changed after it was applied');
  });

  test('a database with one that this program does not know is an error', async () => {
    await migrate(database, migrations(both));
    await expect(migrate(database, migrations(first))).rejects.toThrow('newer than this program: it has 0002-b.sql');
  });

  test('one that fails leaves nothing of itself', async () => {
    const broken = { ...first, '0002-b.sql': 'create table b (n int); select 1 / 0;' };
    await expect(migrate(database, migrations(broken))).rejects.toThrow('division by zero');
    expect(await migrate(database, migrations(both))).toEqual(['0002-b.sql']);
  });

  test('two programs that start at one moment apply each once', async () => {
    const folder = migrations(both);
    const applied = await Promise.all([migrate(database, folder), migrate(database, folder)]);
    expect(applied.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql']);
  });
});
