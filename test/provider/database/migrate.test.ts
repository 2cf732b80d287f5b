import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../provider/database/database';
import { migrate } from '../../../provider/database/migrate';
import { openPostgres } from '../../../provider/database/open-postgres';
import { bothDatabases } from '../../support/provider/databases';
import { createOnServer, serverUrl } from '../../support/provider/server-database';

const migrations = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
};

describe.each(bothDatabases)('migrations on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => database.script('drop schema public cascade; create schema public'));
  afterAll(() => database.close());

  const first = { '0001-a.sql': 'create table a (n int); insert into a values (1);' };
  const both = { ...first, '0002-b.sql': 'create table b (n int);' };

  test('each is applied once, in the order of names', async () => {
    expect(await migrate(database, migrations(first))).toEqual(['0001-a.sql']);
    expect(await migrate(database, migrations(both))).toEqual(['0002-b.sql']);
    expect(await migrate(database, migrations(both))).toEqual([]);
    expect(await database.query('select n from a')).toEqual([{ n: 1 }]);
  });

  test('a migration changed after it was applied is an error with its name', async () => {
    await migrate(database, migrations(first));
    const edited = { '0001-a.sql': 'create table a (n bigint);' };
    await expect(migrate(database, migrations(edited))).rejects.toThrow('0001-a.sql was changed after it was applied');
  });

  test('an older program works with compatible changes of a newer one', async () => {
    await migrate(database, migrations(both));
    expect(await migrate(database, migrations(first))).toEqual([]);
  });

  test('an older program refuses an incompatible database and says what to do', async () => {
    const breaking = {
      ...both,
      '0003-c.sql': '-- breaks-before: 2\ndrop table a;',
      '0004-d.sql': 'create table d ();',
    };
    await migrate(database, migrations(breaking));
    expect(await migrate(database, migrations(both))).toEqual([]);
    await expect(migrate(database, migrations(first))).rejects.toThrow(
      'This program is too old for its database: its newest migration is 1, and 0003-c.sql needs a program with migration 2. Start the newer version again',
    );
  });

  test('a database without the compatibility number gets it', async () => {
    await migrate(database, migrations(first));
    await database.script('alter table migrations drop column breaks_before');
    expect(await migrate(database, migrations(both))).toEqual(['0002-b.sql']);
  });

  test('a database whose compatibility number is too small for a time gets a wider one', async () => {
    await migrate(database, migrations(first));
    await database.script('alter table migrations alter column breaks_before type integer');
    const timed = { ...first, '202612020800-d.sql': '-- breaks-before: 202612010930\ndrop table a;' };
    expect(await migrate(database, migrations(timed))).toEqual(['202612020800-d.sql']);
  });

  const squashed = {
    '202611270000-ab.sql': '-- replaces: 0002-b.sql\ncreate table a (n int); create table b (n int);',
    '202612010930-c.sql': 'create table c (n int);',
  };

  test('a file that replaced others creates everything in an empty database', async () => {
    expect(await migrate(database, migrations(squashed))).toEqual(Object.keys(squashed));
    expect(await database.query('select from a, b')).toEqual([]);
  });

  test('a database with the replaced files continues with the next one', async () => {
    await migrate(database, migrations(both));
    expect(await migrate(database, migrations(squashed))).toEqual(Object.keys(squashed));
    expect(await database.query('select n from a')).toEqual([{ n: 1 }]);
    expect(await migrate(database, migrations(squashed))).toEqual([]);
  });

  test('a database that lacks one of the replaced files is refused, with the version to start first', async () => {
    await migrate(database, migrations(first));
    await expect(migrate(database, migrations(squashed))).rejects.toThrow(
      'This database is too old for 202611270000-ab.sql: it lacks 0002-b.sql. Start a version of the program that has that migration first',
    );
  });

  test('a migration named by its time may break older programs', async () => {
    const older = { '202611270000-ab.sql': squashed['202611270000-ab.sql'] };
    const breaking = { ...squashed, '202612020800-d.sql': '-- breaks-before: 202612010930\ndrop table c;' };
    await migrate(database, migrations(breaking));
    await expect(migrate(database, migrations(older))).rejects.toThrow(
      '202612020800-d.sql needs a program with migration 202612010930',
    );
  });

  test('a failed migration leaves no changes', async () => {
    const broken = { ...first, '0002-b.sql': 'create table b (n int); select 1 / 0;' };
    await expect(migrate(database, migrations(broken))).rejects.toThrow('division by zero');
    expect(await migrate(database, migrations(both))).toEqual(['0002-b.sql']);
  });

  test('two programs that start together apply each migration once', async () => {
    const folder = migrations(both);
    const applied = await Promise.all([migrate(database, folder), migrate(database, folder)]);
    expect(applied.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql']);
  });
});

(serverUrl ? describe : describe.skip)('a table that somebody uses', () => {
  const table = { '0001-a.sql': 'create table a (n int)' };
  const altered = { ...table, '0002-b.sql': 'alter table a add column m int' };

  test('a migration waits briefly for a lock, then gives up without changes', async () => {
    const server = await createOnServer(serverUrl ?? '');
    const [database, other] = [openPostgres(server.url), openPostgres(server.url)];
    const options = { lockTimeoutMs: 50, attempts: 2, retryDelayMs: 10 };
    await migrate(database, migrations(table));
    await other.transaction(async (transaction) => {
      await transaction.script('lock table a in access share mode');
      await expect(migrate(database, migrations(altered), options)).rejects.toThrow(
        'Migration 0002-b.sql could not lock a table that another session is using',
      );
    });
    expect(await migrate(database, migrations(altered), options)).toEqual(['0002-b.sql']);
    await Promise.all([database.close(), other.close()]);
    await server.drop();
  });
});
