import { freePort } from './free-port';
import { operatorKey } from './operator-key';
import { type RunningProgram, runProgram } from './running-program';
import { seededData } from './seeded-data';
import { until } from './until';

const timeoutMs = 90_000;

export interface RunningServer extends RunningProgram {
  readonly url: string;
  readonly dataDirectory: string;
  /** The logged lines of level warning and above. */
  complaints(): LogLine[];
}

export interface LogLine {
  level: number;
  msg?: string;
  /** The code of a failed operation. */
  code?: string;
  err?: { kind?: string };
  [field: string]: unknown;
}

export interface ServerOptions {
  environment?: NodeJS.ProcessEnv;
  /** By default, a copy of the seeded one. */
  dataDirectory?: string;
}

const warning = 40;

const logLines = (log: string): LogLine[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built storefront with its provider, on its own ports and data, and waits until it is ready. */
export async function startServer({ environment = {}, dataDirectory }: ServerOptions = {}): Promise<RunningServer> {
  const directory = dataDirectory ?? (await seededData());
  const port = environment.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = runProgram('server', {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: directory,
    DATABASE_URL: '',
    PROVIDER_URL: '',
    PUBLIC_URL: '',
    SESSION_SECRET: 'a secret of the tests that all servers share',
    STOP_DELAY_SECONDS: '0',
    OPERATOR_KEY: operatorKey,
    ...environment,
  });
  try {
    await until('the server is ready', async () => server.hasEnded() || (await isReady(url)), timeoutMs);
    if (server.hasEnded()) throw new Error('The server ended.');
  } catch (error) {
    await server.kill();
    throw new Error(`The server did not get ready.\n${server.log()}`, { cause: error });
  }
  return {
    ...server,
    url,
    dataDirectory: directory,
    complaints: () => logLines(server.log()).filter(({ level }) => level >= warning),
  };
}
