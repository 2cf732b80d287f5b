import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** @param {NodeJS.ProcessEnv} env */
export const spawnServer = (env) =>
  spawn(process.execPath, ['--enable-source-maps', '--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });

/**
 * Calls back when this program is asked to end, with the signal to pass on to its children: none for Ctrl-C in a
 * terminal, which has reached them already.
 *
 * @param {(signal?: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop(process.stdin.isTTY ? undefined : 'SIGINT'));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; for one that a signal ended, what a shell would say
 */
export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    const finish = () => resolve(child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0));
    if (child.exitCode !== null || child.signalCode !== null) finish();
    child.once('error', reject);
    child.once('exit', finish);
  });

/** Runs the production server until it ends. */
export function serve() {
  const server = spawnServer({ NODE_ENV: 'production' });
  onStop((signal) => signal && server.kill(signal));
  return exitCodeOf(server);
}
