import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings';
import type { Database } from './database';
import { type LockFile, takeLock } from './lock-file';
import { migrate } from './migrate';
import type { PostgresOptions } from './open-postgres';

export interface OpenDatabase {
  database: Database;
  /** Only for the embedded database. */
  lock: LockFile | undefined;
  migrations: string[];
  close: () => Promise<void>;
}

// Loaded on demand: the embedded database is large.
const openEmbedded = async (directory: string) => (await import('./open-pglite')).openPglite(directory);
const openServer = async (url: string, options: PostgresOptions) =>
  (await import('./open-postgres')).openPostgres(url, options);

type DatabaseSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'> & Partial<Settings>;

export const databaseDirectory = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => join(DATA_DIR, 'pg');

const postgresOptions = ({
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_POOL_SIZE: poolSize,
  DATABASE_STATEMENT_TIMEOUT_SECONDS: statementSeconds,
  DATABASE_IDLE_TIMEOUT_SECONDS: idleSeconds,
}: DatabaseSettings): PostgresOptions => ({
  directUrl,
  poolSize,
  ...(statementSeconds !== undefined && { statementTimeoutMs: statementSeconds * 1_000 }),
  ...(idleSeconds !== undefined && { idleTimeoutMs: idleSeconds * 1_000 }),
});

/** @throws DirectoryInUse */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const directory = databaseDirectory(settings);
  const isNew = !settings.DATABASE_URL && !existsSync(directory);
  const lock = settings.DATABASE_URL ? undefined : takeLock(directory);
  let database: Database | undefined;
  const close = async () => {
    try {
      await database?.close();
    } finally {
      lock?.release();
    }
  };
  try {
    database = settings.DATABASE_URL
      ? await openServer(settings.DATABASE_URL, postgresOptions(settings))
      : await openEmbedded(directory);
    const migrations = await migrate(database);
    return { database, lock, migrations, close };
  } catch (error) {
    await close().catch(() => undefined);
    // A half-created database would count as damaged at the next start.
    if (isNew && lock) rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}
