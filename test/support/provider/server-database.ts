import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../../provider/database/open-postgres';

/** The PostgreSQL server of this run of the tests, if there is one. */
export const serverUrl = process.env.TEST_DATABASE_URL;

export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** A new database on the server: an empty one, or a copy of `template`. */
export async function createOnServer(url: string, template = 'template1'): Promise<ServerDatabase> {
  const server = openPostgres(url);
  const name = newName();
  await server.script(`create database ${name} template ${template}`);
  return {
    url: urlOf(url, name),
    async drop() {
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

/**
 * A database with this name on the server, created by the first worker that needs it; `fill` gets the URL of an empty
 * one.
 */
export async function templateOn(url: string, name: string, fill: (url: string) => Promise<void>): Promise<string> {
  const server = openPostgres(url);
  const exists = async () => (await server.query('select from pg_database where datname = $1', [name])).length > 0;
  try {
    if (await exists()) return name;
    const draft = newName();
    await server.script(`create database ${draft}`);
    await fill(urlOf(url, draft));
    try {
      await server.script(`alter database ${draft} rename to ${name}`);
    } catch (error) {
      // Another worker was faster.
      if (!(await exists())) throw error;
      await server.script(`drop database ${draft}`);
    }
    return name;
  } finally {
    await server.close();
  }
}
