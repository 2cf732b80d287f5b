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

/** A data directory of one's own with the demo stores in it, in an embedded database. */
export const seededData = () => copyOf(seeded);

/** Settings by which a provider opens its data. */
export type DataPlace = NodeJS.ProcessEnv & Record<'DATA_DIR' | 'DATABASE_URL', string>;

/** A database that goes with the server: programs that are killed and started again open it in turn. */
async function seededOnServer(server: string): Promise<DataPlace> {
  const DATA_DIR = await seededData();
  const fill = (DATABASE_URL: string) => seed({ DATA_DIR, DATABASE_URL });
  const { url } = await createOnServer(server, await templateOn(server, `seeded_${fingerprint(seeded.inputs)}`, fill));
  // The pictures have names by their contents, the same in both databases.
  rmSync(join(DATA_DIR, 'pg'), { recursive: true, force: true });
  return { DATA_DIR, DATABASE_URL: url, DEMO: 'true' };
}

/** The demo stores for a program of one's own: on the PostgreSQL server where there is one, which needs less of the processor. */
export const seededPlace = async (): Promise<DataPlace> =>
  serverUrl ? seededOnServer(serverUrl) : { DATA_DIR: await seededData(), DATABASE_URL: '' };
