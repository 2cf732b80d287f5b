import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createOnServer, serverUrl, templateOn } from '../provider/server-database';
import { copyOf, fingerprint, type Recipe } from './cached-fixture';
import { ready, runProgram } from './running-program';

async function seed(environment: NodeJS.ProcessEnv) {
  const provider = runProgram('provider', { LOG_LEVEL: 'warn', DEMO: 'true', ...environment });
  await ready(provider);
  await provider.stop();
}

const seeded: Recipe = {
  name: 'seeded-data',
  inputs: ['provider', 'schema/store', 'package-lock.json'],
  make: (DATA_DIR) => seed({ DATA_DIR, DATABASE_URL: '' }),
};

/** A new data directory with the demo stores, in an embedded database. */
export const seededData = () => copyOf(seeded);

/** The settings with which a provider opens its data. */
export type DataPlace = NodeJS.ProcessEnv & Record<'DATA_DIR' | 'DATABASE_URL', string>;

/** A database that several programs open one after another, such as a killed and restarted one. */
async function seededOnServer(server: string): Promise<DataPlace> {
  const DATA_DIR = await seededData();
  const fill = (DATABASE_URL: string) => seed({ DATA_DIR, DATABASE_URL });
  const { url } = await createOnServer(server, await templateOn(server, `seeded_${fingerprint(seeded.inputs)}`, fill));
  // The pictures have names by their contents, the same in both databases.
  rmSync(join(DATA_DIR, 'pg'), { recursive: true, force: true });
  return { DATA_DIR, DATABASE_URL: url, DEMO: 'true' };
}

/** The demo stores for one program: on the PostgreSQL server if there is one, because it needs less processor time. */
export const seededPlace = async (): Promise<DataPlace> =>
  serverUrl ? seededOnServer(serverUrl) : { DATA_DIR: await seededData(), DATABASE_URL: '' };
