import { freePort } from './free-port';
import { operatorKey } from './operator-key';
import { ready, type RunningProgram, runProgram } from './running-program';
import { seededData } from './seeded-data';

export interface RunningProvider extends RunningProgram {
  readonly url: string;
  readonly adminKey: string;
  readonly dataDirectory: string;
}

/** Starts the reference provider alone, on a copy of the seeded data, and waits until it answers. */
export async function startProvider(environment: NodeJS.ProcessEnv = {}): Promise<RunningProvider> {
  const dataDirectory = environment.DATA_DIR ?? (await seededData());
  const port = await freePort();
  const provider = runProgram('provider', {
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...environment,
    PROVIDER_PORT: String(port),
    DATA_DIR: dataDirectory,
    ADMIN_KEY: operatorKey,
  });
  await ready(provider);
  return { ...provider, url: `http://127.0.0.1:${port}`, adminKey: operatorKey, dataDirectory };
}
