import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queryable } from './database';

/** Any number, the same in all copies of the provider: one of them migrates at a time. */
const advisoryLock = 7_301_946;

const lock = (transaction: Queryable) => transaction.query('select pg_advisory_xact_lock($1)', [advisoryLock]);

const readMigrations = (directory: string) =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

/**
 * Brings the schema up to date: each new file of `directory` in a transaction of its own, in the order of the names.
 * @returns the names of those applied now.
 * @throws Error when a file that was applied before has changed or is gone.
 */
export async function migrate(database: Database, directory = join(__dirname, '../migrations')): Promise<string[]> {
  await database.transaction(async (transaction) => {
    await lock(transaction);
    await transaction.script(`
      create table if not exists migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
  });
  const migrations = readMigrations(directory);
  const applied: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const isNew = await database.transaction(async (transaction) => {
      await lock(transaction);
      const [known] = await transaction.query<{ checksum: string }>('select checksum from migrations where name = $1', [
        name,
      ]);
      if (known && known.checksum !== checksum) {
        throw new Error(`Migration ${name} was changed after it was applied; write a new one instead`);
      }
      if (known) return false;
      await transaction.script(sql);
      await transaction.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
      return true;
    });
    if (isNew) applied.push(name);
  }
  const unknown = await database.query<{ name: string }>('select name from migrations where name <> all ($1)', [
    migrations.map(({ name }) => name),
  ]);
  if (unknown.length > 0) {
    throw new Error(`This database is newer than this program: it has ${unknown.map(({ name }) => name).join(', ')}`);
  }
  return applied;
}
