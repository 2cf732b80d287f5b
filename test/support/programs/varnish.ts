import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atTheEnd } from './cleanup';
import { repository } from './programs';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

export interface Varnish {
  readonly url: string;
  stop(): Promise<void>;
}

const program = '/usr/sbin/varnishd';

export const varnishProgram = (): string | undefined => (existsSync(program) ? program : undefined);

/** Starts Varnish with the configuration of the manual, and waits until it answers. */
export async function startVarnish(port: number, origin: string): Promise<Varnish> {
  const folder = temporaryFolder('varnish');
  const file = join(folder, 'varnish.vcl');
  const { port: originPort } = new URL(origin);
  const manual = readFileSync(join(repository, 'docs/varnish.vcl'), 'utf8');
  writeFileSync(file, manual.replace('.port = "3000"', `.port = "${originPort}"`));
  const child = spawn(
    program,
    ['-F', '-a', `127.0.0.1:${port}`, '-f', file, '-n', join(folder, 'work'), '-s', 'malloc,32M', '-j', 'none'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  atTheEnd(() => child.kill('SIGTERM'));
  let log = '';
  const note = (chunk: Buffer) => {
    log += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const answers = async () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status > 0,
      () => false,
    );
  await until('Varnish answers', async () => hasEnded() || (await answers()), 30_000);
  if (hasEnded()) throw new Error(`Varnish did not start.\n${log}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
