import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { heapFlags } from './bootstrap/heap-limit.mjs';
import { programFile } from '../shared/root-folder';
import { type DemoLogins, ready } from './provider-ready';

export interface ProviderProcess {
  baseUrl: string;
  demoLogins: DemoLogins;
  stop(): Promise<void>;
}

const firstPause = 250;
const maxDelayMs = 10_000;

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No free port')),
      );
    });
  });

const exited = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

/**
 * Starts the reference provider as a child process on a free loopback port, with this process's Node flags but its own
 * heap limit; restarts it with a growing backoff. Resolves on its first answer. @throws ReportedError if it exits
 * before that; its own output says why.
 */
export async function startProvider(
  environment: NodeJS.ProcessEnv,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<ProviderProcess> {
  const port = await freePort();
  let pause = firstPause;
  let child = launch();

  function launch(): ChildProcess {
    return fork(programFile('provider'), {
      env: { ...environment, PROVIDER_PORT: String(port), PROVIDER_HOST: '127.0.0.1' },
      execArgv: [
        ...process.execArgv.filter((flag) => !flag.startsWith('--max-old-space-size')),
        ...heapFlags('provider'),
      ],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  async function keepAlive(): Promise<void> {
    for (;;) {
      await exited(child);
      // A signal to the whole group ends it too.
      if (stopping.aborted) return;
      log.error({ pause }, 'The provider exited; restarting it');
      await wait(pause);
      pause = Math.min(pause * 2, maxDelayMs);
      if (stopping.aborted) return;
      child = launch();
      await ready(child).then(
        () => (pause = firstPause),
        (error: unknown) => log.error({ err: error }, 'The provider could not be restarted'),
      );
    }
  }

  const demoLogins = await ready(child);
  void keepAlive();
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    demoLogins,
    async stop() {
      child.kill('SIGTERM');
      await exited(child);
    },
  };
}
