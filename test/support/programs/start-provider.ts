import { freePort } from './free-port';
import { operatorKey } from './operator-key';
import { ready, type RunningProgram, runProgram } from './running-program';
import { seededPlace } from './seeded-data';

export interface RunningProvider extends RunningProgram {
  readonly url: string;
  readonly adminKey: string;
  /** The settings with which another provider opens the same data. */
  readonly settings: NodeJS.ProcessEnv;
}

/**
 * Starts only the reference provider, on a copy of the demo stores unless the settings name its data, and waits until
 * it answers.
 */
export async function startProvider(environment: NodeJS.ProcessEnv = {}): Promise<RunningProvider> {
  const hasData = Boolean(environment.DATA_DIR ?? environment.DATABASE_URL);
  const settings = { DATABASE_URL: '', ...(hasData ? {} : await seededPlace()), ...environment };
  const port = await freePort();
  const provider = runProgram('provider', {
    LOG_LEVEL: 'warn',
    ...settings,
    PROVIDER_PORT: String(port),
    ADMIN_KEY: operatorKey,
  });
  await ready(provider);
  return { ...provider, url: `http://127.0.0.1:${port}`, adminKey: operatorKey, settings };
}
