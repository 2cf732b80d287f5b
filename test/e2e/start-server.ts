import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/free-port';

const START_LIMIT_MS = 90_000;
const root = join(__dirname, '../..');

export interface RunningServer {
  url: string;
  /** What it has printed so far. */
  log: () => string;
  /** Asks it to end, and fails where it does not do so cleanly. */
  stop: () => Promise<void>;
}

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built storefront on a free port with data of its own, and waits until it is ready. */
export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  const server = spawn(process.execPath, ['--enable-source-maps', '--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  const ended = once(server, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  for (const limit = Date.now() + START_LIMIT_MS; !(await isReady(url)); await sleep(200)) {
    if (server.exitCode !== null || Date.now() > limit) {
      server.kill('SIGKILL');
      throw new Error(`The server did not get ready.\n${log}`);
    }
  }
  return {
    url,
    log: () => log,
    stop: async () => {
      server.kill('SIGTERM');
      const [code, signal] = await ended;
      rmSync(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code ?? signal}.\n${log}`);
    },
  };
}
