import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable } from './database';
import { fromRoot } from '../../shared/root-folder';
import { type Migration, readMigrations } from './migration-files';

const advisoryLock = 7_301_946;

const lockNotAvailable = '55P03';

export interface MigrateOptions {
  /** While a migration waits for a table, all other queries on it wait too. */
  lockTimeoutMs?: number;
  attempts?: number;
  retryDelayMs?: number;
}

/** Waits for other migrating programs without a time limit, even if a pooler set one. */
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
    // Programs still work after this migration if their newest migration has at least this number.
    const columns = await transaction.query<{ type: string }>(
      `select data_type as type from information_schema.columns
       where table_schema = current_schema() and table_name = 'migrations' and column_name = 'breaks_before'`,
    );
    const [type] = columns.map((column) => column.type);
    if (!type) await transaction.script('alter table migrations add column breaks_before bigint not null default 0');
    if (type === 'integer') await transaction.script('alter table migrations alter column breaks_before type bigint');
  });

/** @throws Error if the database has some of the files that this one replaced, but not the last of them. */
async function isReplacing(transaction: Queryable, { name, replaces }: Migration): Promise<boolean> {
  if (!replaces) return false;
  const earlier = await transaction.query<{ name: string }>('select name from migrations where name <= $1', [replaces]);
  if (earlier.length === 0) return false;
  if (earlier.some((migration) => migration.name === replaces)) return true;
  throw new Error(
    `This database is too old for ${name}: it lacks ${replaces}. Start a version of the program that has that migration first, then this one.`,
  );
}

/** @returns false if it was already applied */
const applyOnce = (database: Database, migration: Migration, lockTimeoutMs: number) =>
  database.transaction(async (transaction) => {
    const { name, sql, checksum, breaksBefore } = migration;
    await lock(transaction);
    const [applied] = await transaction.query<{ checksum: string }>('select checksum from migrations where name = $1', [
      name,
    ]);
    if (applied && applied.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied; write a new one instead`);
    }
    if (applied) return false;
    await transaction.script(`set local lock_timeout = ${lockTimeoutMs}`);
    if (!(await isReplacing(transaction, migration))) await transaction.script(sql);
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
          `Migration ${migration.name} could not lock a table that another session is using. It was not applied; end that session (see pg_stat_activity) and run it again.`,
          { cause: error },
        );
      }
      await pause(retryDelayMs);
    }
  }
}

/** @throws Error if a newer program's migration broke this one. */
async function assertUsable(database: Queryable, migrations: readonly Migration[]) {
  const newest = Math.max(0, ...migrations.map(({ number }) => number));
  const broken = await database.query<{ name: string; breaksBefore: number }>(
    `select name, breaks_before::float8 as "breaksBefore" from migrations
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
 * Applies each new file of `directory` in its own transaction, by name. A database migrated by a newer program is
 * accepted if that program broke nothing.
 * @returns the names of the files applied now
 * @throws Error if an applied file has changed, or the database needs a newer program.
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
