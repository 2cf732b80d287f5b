import { randomBytes } from 'node:crypto';
import type { Database } from '../../../provider/database/database';
import { migrate } from '../../../provider/database/migrate';
import { openPglite } from '../../../provider/database/open-pglite';
import { openPostgres } from '../../../provider/database/open-postgres';
import { createRegions } from '../../../provider/repositories/regions';
import { cleanUp } from '../../harness/at-the-end';
import { copyOf, type Recipe } from '../../harness/made-once';

afterAll(cleanUp);

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

/** A database with nothing in it but perhaps the schema and the regions, which are the same for all. */
export type OpenEmpty = () => Promise<Database>;

/** The embedded database as a provider's first start leaves it: making a cluster takes seconds, copying one does not. */
const prepared: Recipe = {
  name: 'prepared-database',
  inputs: ['provider/database', 'provider/migrations', 'provider/repositories/regions.ts', 'package-lock.json'],
  async make(folder) {
    const database = await openPglite(folder);
    await migrate(database);
    await createRegions(database).load();
    await database.close();
  },
};

/** The databases that the suites run on: PGlite, and a PostgreSQL server where `TEST_DATABASE_URL` names one. */
export const databases: [name: string, open: OpenEmpty][] = [
  ['PGlite', async () => openPglite(await copyOf(prepared))],
  ...(serverUrl ? [['PostgreSQL', () => openOnServer(serverUrl)] satisfies [string, OpenEmpty]] : []),
];

/** A database with the provider's schema. */
export async function openMigrated(open: OpenEmpty): Promise<Database> {
  const database = await open();
  await migrate(database);
  return database;
}
