import { randomBytes } from 'node:crypto';
import type { Database } from '../../../provider/database/database';
import { migrate } from '../../../provider/database/migrate';
import { openPglite } from '../../../provider/database/open-pglite';
import { openPostgres } from '../../../provider/database/open-postgres';

export const serverUrl = process.env.TEST_DATABASE_URL;

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new database on the server. */
export async function createOnServer(url: string): Promise<ServerDatabase> {
  const server = openPostgres(url);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await server.script(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async drop() {
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

async function openOnServer(url: string): Promise<Database> {
  const created = await createOnServer(url);
  const database = openPostgres(created.url);
  return {
    ...database,
    async close() {
      await database.close();
      await created.drop();
    },
  };
}

/** An empty database. */
export type OpenEmpty = () => Promise<Database>;

/** The databases that the suites run on: PGlite, and a PostgreSQL server where `TEST_DATABASE_URL` names one. */
export const databases: [name: string, open: OpenEmpty][] = [
  ['PGlite', () => openPglite('memory://')],
  ...(serverUrl ? [['PostgreSQL', () => openOnServer(serverUrl)] satisfies [string, OpenEmpty]] : []),
];

/** A database with the provider's schema. */
export async function openMigrated(open: OpenEmpty): Promise<Database> {
  const database = await open();
  await migrate(database);
  return database;
}
