import { join } from 'node:path';
import type { Settings } from '../settings';
import type { Database } from './database';
import { type LockFile, takeLock } from './lock-file';
import { migrate } from './migrate';

export interface OpenDatabase {
  database: Database;
  /** Of the embedded database alone; a server is made for many processes. */
  lock: LockFile | undefined;
  close: () => Promise<void>;
}

// Loaded when needed: the embedded database's program is large.
const openEmbedded = async (directory: string) => (await import('./open-pglite')).openPglite(directory);
const openServer = async (url: string) => (await import('./open-postgres')).openPostgres(url);

/** Where the embedded database is, which one process may have open. */
export const databaseDirectory = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => join(DATA_DIR, 'pg');

/**
 * Opens the database that the settings name, with its schema up to date.
 * @throws DirectoryInUse
 */
export async function openDatabase(settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>): Promise<OpenDatabase> {
  const directory = databaseDirectory(settings);
  const lock = settings.DATABASE_URL ? undefined : takeLock(directory);
  let database: Database | undefined;
  const close = async () => {
    await database?.close();
    lock?.release();
  };
  try {
    database = settings.DATABASE_URL ? await openServer(settings.DATABASE_URL) : await openEmbedded(directory);
    await migrate(database);
    return { database, lock, close };
  } catch (error) {
    await close();
    throw error;
  }
}
