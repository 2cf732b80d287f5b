import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/programs/free-port';
import { postgresPrograms } from './debian-packages';

const START_LIMIT_MS = 30_000;

interface User {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root. */
function serverUser(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * Starts a PostgreSQL server that lives as long as this process, with its data in a temporary folder.
 *
 * @returns its address
 */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (!programs) throw new Error('No PostgreSQL server is installed.');
  const folder = mkdtempSync(join(tmpdir(), 'gate-postgres-'));
  const user = serverUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'fsync=off',
      '-c',
      'log_min_messages=fatal',
    ],
    { ...options, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  process.once('exit', () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  for (const limit = Date.now() + START_LIMIT_MS; !(await answers(port)); await sleep(100)) {
    if (server.exitCode !== null || Date.now() > limit) throw new Error('PostgreSQL did not start.');
  }
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}
