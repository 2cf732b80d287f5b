import { spawn } from 'node:child_process';
import { programFile } from './ensure-programs.mjs';
import { heapFlags } from './heap-limit.mjs';
import { root } from './root.mjs';
import { supervise } from './supervise.mjs';

/** @param {NodeJS.ProcessEnv} env */
export const spawnServer = (env) =>
  spawn(process.execPath, [...heapFlags('server'), '--enable-source-maps', programFile('server')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

/**
 * Calls back when a signal asks this program to end, with the signal to pass on to its children: none for Ctrl-C in a
 * terminal, which has already reached them.
 *
 * @param {(signal?: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop(process.stdin.isTTY ? undefined : 'SIGINT'));
}

/** Runs the production server until it is stopped or cannot start. */
export function serve() {
  const server = supervise(() => spawnServer({ NODE_ENV: 'production' }));
  onStop((signal) => server.stop(signal));
  return server.ended;
}
