/** Whether work was aborted by its timeout, not by its caller. */
export const isTimeUp = (reason: unknown): boolean =>
  reason instanceof DeadlinePassed || (reason as { name?: unknown } | null | undefined)?.name === 'TimeoutError';

/** Runs work with a signal that aborts at the timeout or with the parent; removes its listeners. */
export async function withDeadline<T>(
  milliseconds: number,
  parent: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(parent?.reason);
  if (parent?.aborted) stop();
  parent?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => controller.abort(new DeadlinePassed(milliseconds)), milliseconds);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    parent?.removeEventListener('abort', stop);
  }
}

class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';

  constructor(readonly milliseconds: number) {
    super(`Nothing came back within ${milliseconds} ms`);
  }
}
