import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable } from './database';
import { fromRoot } from '../../shared/root-folder';
import { type Migration, readMigrations } from './migration-files';

/** Any number, the same in all copies of the provider: one of them migrates at a time. */
const advisoryLock = 7_301_946;

/** PostgreSQL's code where a lock was not there in time. */
const lockNotAvailable = '55P03';

export interface MigrateOptions {
  /** For a table that others use: while a migration waits for it, everybody else waits behind the migration. */
  lockTimeoutMs?: number;
  attempts?: number;
  retryDelayMs?: number;
}

/** Waits for other programs that migrate, for as long as that takes; a pooler may have set limits. */
async function lock(transaction: Queryable) {
  await transaction.script('set local statement_timeout = 0; set local lock_timeout = 0');
  await transaction.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
}

const prepare = (database: Database) =>
  database.transaction(async (transaction) => {
    await lock(transaction);
    await transaction.script(`
      create table if not exists migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    const [column] = await transaction.query(
      `select from information_schema.columns
       where table_schema = current_schema() and table_name = 'migrations' and column_name = 'breaks_before'`,
    );
    // The smallest number of a program, which is that of its newest migration, that works from this one on.
    if (!column) await transaction.script('alter table migrations add column breaks_before integer not null default 0');
  });

/** @returns false where it was applied before. */
const applyOnce = (database: Database, { name, sql, checksum, breaksBefore }: Migration, lockTimeoutMs: number) =>
  database.transaction(async (transaction) => {
    await lock(transaction);
    const [known] = await transaction.query<{ checksum: string }>('select checksum from migrations where name = $1', [
      name,
    ]);
    if (known && known.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied; write a new one instead`);
    }
    if (known) return false;
    await transaction.script(`set local lock_timeout = ${lockTimeoutMs}`);
    await transaction.script(sql);
    await transaction.query('insert into migrations (name, checksum, breaks_before) values ($1, $2, $3)', [
      name,
      checksum,
      breaksBefore,
    ]);
    return true;
  });

async function apply(
  database: Database,
  migration: Migration,
  { lockTimeoutMs = 5_000, attempts = 5, retryDelayMs = 1_000 }: MigrateOptions,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(database, migration, lockTimeoutMs);
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      if (attempt >= attempts) {
        throw new Error(
          `Migration ${migration.name} did not get the lock of a table that another session uses. Nothing of it was applied; end that session (pg_stat_activity shows it) and run it again.`,
          { cause: error },
        );
      }
      await pause(retryDelayMs);
    }
  }
}

/** @throws Error where a newer program's migration broke programs as old as this one. */
async function assertUsable(database: Queryable, migrations: readonly Migration[]) {
  const newest = Math.max(0, ...migrations.map(({ number }) => number));
  const broken = await database.query<{ name: string; breaksBefore: number }>(
    `select name, breaks_before as "breaksBefore" from migrations
     where name <> all ($1) and breaks_before > $2 order by breaks_before desc, name`,
    [migrations.map(({ name }) => name), newest],
  );
  if (!broken[0]) return;
  const names = broken.map(({ name }) => name).join(', ');
  throw new Error(
    `This program is too old for its database: its newest migration is ${newest}, and ${names} needs a program with migration ${broken[0].breaksBefore}. Start the newer version again, or restore a backup from before that migration.`,
  );
}

/**
 * Brings the schema up to date: each new file of `directory` in a transaction of its own, in the order of the names. A
 * database that a newer program migrated is used as it is while that broke nothing for this one.
 * @returns the names of those applied now.
 * @throws Error when a file that was applied before has changed, or the database needs a newer program.
 */
export async function migrate(
  database: Database,
  directory = fromRoot('provider/migrations'),
  options: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(directory);
  await prepare(database);
  await assertUsable(database, migrations);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await apply(database, migration, options)) applied.push(migration.name);
  }
  return applied;
}
