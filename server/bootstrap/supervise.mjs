import { setTimeout as pause } from 'node:timers/promises';
import { exitCodeOf } from './exit-code.mjs';

/**
 * Runs a program, and restarts it with growing pauses when it ends by itself. A program that ends before it is ready is
 * not restarted: it has printed why it cannot start.
 *
 * @param {() => import('node:child_process').ChildProcess} start runs it with a channel, on which it sends `{ type: 'ready' }`
 * @param {{ firstDelayMs?: number, maxDelayMs?: number, calmMs?: number }} [delays] after `calmMs` without an exit, the
 * pauses start again at the first
 */
export function supervise(start, { firstDelayMs = 250, maxDelayMs = 10_000, calmMs = 60_000 } = {}) {
  const stopping = new AbortController();
  let wasReady = false;
  /** @type {import('node:child_process').ChildProcess} */
  let child;

  const launch = () => {
    child = start();
    child.on('message', (/** @type {{ type?: string }} */ { type }) => {
      wasReady ||= type === 'ready';
    });
    return exitCodeOf(child);
  };

  const run = async () => {
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
      const startedAt = Date.now();
      const code = await launch();
      if (stopping.signal.aborted || code === 0 || !wasReady) return code;
      if (Date.now() - startedAt >= calmMs) delayMs = firstDelayMs;
      process.stderr.write(`The server ended with ${code}; it starts again in ${delayMs} ms.\n`);
      await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 0;
    }
  };

  return {
    /** Its last exit code. */
    ended: run(),
    /**
     * Ends it without a restart.
     *
     * @param {NodeJS.Signals} [signal] none if the program already got it
     */
    stop(signal) {
      stopping.abort();
      if (signal) child.kill(signal);
    },
  };
}
