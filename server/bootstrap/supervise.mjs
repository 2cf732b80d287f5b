import { setTimeout as pause } from 'node:timers/promises';
import { exitCodeOf } from './exit-code.mjs';

/**
 * Runs a program, and starts it again with growing pauses when it ends by itself. One that ends before it was ever ready
 * is not started again: it said why it can't start.
 *
 * @param {() => import('node:child_process').ChildProcess} start runs it with a channel, on which it sends `{ type: 'ready' }`
 * @param {{ firstDelayMs?: number, maxDelayMs?: number, calmMs?: number }} [delays] after `calmMs` without an end the
 * pauses begin at the first again
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
     * Ends it for good.
     *
     * @param {NodeJS.Signals} [signal] none where the program has got it already
     */
    stop(signal) {
      stopping.abort();
      if (signal) child.kill(signal);
    },
  };
}
