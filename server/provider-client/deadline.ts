/** Whether work was given up because its time was up, and not because nobody waits for it any more. */
export const isTimeUp = (reason: unknown): boolean =>
  reason instanceof DeadlinePassed || (reason as { name?: unknown } | null | undefined)?.name === 'TimeoutError';

/** Runs work with a signal that aborts when the time is up or the parent aborts; leaves no listener behind. */
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
