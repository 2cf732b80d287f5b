import { copyOf } from './cached-fixture';
import { ready, runProgram } from './running-program';

async function seed(folder: string) {
  const provider = runProgram('provider', { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' });
  await ready(provider);
  await provider.stop();
}

/** A data directory of one's own with the demo stores in it. */
export const seededData = () =>
  copyOf({ name: 'seeded-data', inputs: ['provider', 'schema/store', 'package-lock.json'], make: seed });
