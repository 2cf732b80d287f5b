import { randomBytes } from 'node:crypto';
import { providerAdmin } from '../support/programs/provider-admin';
import { startProvider } from '../support/programs/start-provider';
import { type LogLine, startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { trapStore } from './trap-store';

const failure = 50;
/** The tests keep the machine busy, so a slow provider only waits for the processor. */
const providerTimeoutMs = '8000';

/**
 * An overloaded machine misses deadlines, which is not a fault of the server; an open breaker is caused by failures
 * that are logged too.
 */
const isFault = ({ level, code, err }: LogLine) =>
  level >= failure && code !== 'PROVIDER_TIMEOUT' && err?.kind !== 'open';

/** A production server for all journeys, and a server of the development build, in which React describes its errors. */
export default async function globalSetup() {
  const key = randomBytes(24).toString('base64url');
  const provider = await startProvider({ PROVIDER_KEY: key });
  const applied = await providerAdmin(provider).apply(trapStore.codename, trapStore);
  if (!applied.ok) throw new Error(JSON.stringify(applied.errors));
  const start = (environment: NodeJS.ProcessEnv) =>
    startServer({
      dataDirectory: temporaryFolder('server'),
      environment: {
        ...environment,
        PROVIDER_URL: provider.url,
        PROVIDER_KEY: key,
        PROVIDER_TIMEOUT_MS: providerTimeoutMs,
      },
    });
  const [server, development] = await Promise.all([start({}), start({ NODE_ENV: 'development' })]);
  process.env.BASE_URL = server.url;
  process.env.DEVELOPMENT_URL = development.url;
  // The provider, with the console that lists sent messages, and the tenants' commands.
  process.env.CONSOLE_URL = provider.url;
  process.env.ADMIN_KEY = provider.adminKey;
  // A server without it has no studio.
  process.env.SERVERS_KEY = key;
  return async () => {
    const faults = [...server.complaints(), ...development.complaints()].filter(isFault);
    await Promise.all([server.stop(), development.stop()]);
    await provider.stop();
    if (faults.length > 0)
      throw new Error(`The server logged failures:\n${faults.map((one) => JSON.stringify(one)).join('\n')}`);
  };
}
