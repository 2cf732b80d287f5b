import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../provider/database/database';
import { migrate } from '../../../provider/database/migrate';
import { openPglite } from '../../../provider/database/open-pglite';
import { openPostgres } from '../../../provider/database/open-postgres';
import { createRegions } from '../../../provider/modules/addresses/queries/regions';
import { cleanUp } from '../programs/cleanup';
import { isSoak } from '../programs/soak';
import { copyOf, fingerprint, type Recipe } from '../programs/cached-fixture';
import { temporaryFolder } from '../programs/temporary-folder';
import { createOnServer, serverUrl, templateOn } from './server-database';

afterAll(cleanUp);

/** The sources that determine what a provider's first start creates in an empty database. */
async function prepare(database: Database) {
  await migrate(database);
  await createRegions(database).load();
  await database.close();
}

/** The embedded database after a provider's first start, to be copied: creating a cluster takes seconds. */
const prepared: Recipe = {
  name: 'prepared-database',
  inputs: [
    'provider/database',
    'provider/migrations',
    'provider/modules/addresses/queries/regions.ts',
    'package-lock.json',
  ],
  async make(folder) {
    await prepare(await openPglite(folder));
  },
};

/** The name of a prepared database on the server. */
const preparedOn = (url: string) =>
  templateOn(url, `prepared_${fingerprint(prepared.inputs)}`, async (draft) => prepare(openPostgres(draft)));

/** The database from which the suites of this worker copy. */
let template: Promise<string> | undefined;

async function openOnServer(url: string): Promise<Database> {
  template ??= preparedOn(url);
  const created = await createOnServer(url, await template);
  const database = openPostgres(created.url);
  return {
    ...database,
    async close() {
      await database.close();
      await created.drop();
    },
  };
}

/** The row of the PostgreSQL server, if there is one. */
const onServer = <T>(open: (url: string) => Promise<T>, url = serverUrl): [name: string, open: () => Promise<T>][] =>
  url === undefined ? [] : [['PostgreSQL', () => open(url)]];

/** An empty database, or one with the schema and the regions, which are the same for all tests. */
export type OpenEmpty = () => Promise<Database>;

/**
 * For suites that depend on the database (locks, search, migrations, notices, idempotency): PGlite, and the PostgreSQL
 * server of `TEST_DATABASE_URL`, if set.
 */
export const bothDatabases: [name: string, open: OpenEmpty][] = [
  ['PGlite', async () => openPglite(await copyOf(prepared))],
  ...onServer(openOnServer),
];

/**
 * For all other suites: the server if there is one, because it takes a third less processor time than PGlite; in a soak
 * both.
 */
export const databases = isSoak ? bothDatabases : bothDatabases.slice(-1);

/** A database with the provider's schema. */
export async function openMigrated(open: OpenEmpty): Promise<Database> {
  const database = await open();
  await migrate(database);
  return database;
}

/** A database that a test and a program open one after the other. */
export interface PlacedDatabase {
  /** The settings with which a provider opens it. */
  environment: NodeJS.ProcessEnv & { DATA_DIR: string };
  open: OpenEmpty;
  drop(): Promise<void>;
}

async function placeInFolder(): Promise<PlacedDatabase> {
  const environment = { DATA_DIR: temporaryFolder('placed-data'), DATABASE_URL: '', DEMO: 'false' };
  const folder = join(environment.DATA_DIR, 'pg');
  cpSync(await copyOf(prepared), folder, { recursive: true });
  return { environment, open: () => openPglite(folder), drop: async () => undefined };
}

async function placeOnServer(server: string): Promise<PlacedDatabase> {
  const { url, drop } = await createOnServer(server, await preparedOn(server));
  const environment = { DATA_DIR: temporaryFolder('placed-data'), DATABASE_URL: url, DEMO: 'false' };
  return { environment, open: async () => openPostgres(url), drop };
}

/** Like `bothDatabases`, for programs. */
export const placedDatabases: [name: string, place: () => Promise<PlacedDatabase>][] = [
  ['PGlite', placeInFolder],
  ...onServer(placeOnServer),
];
