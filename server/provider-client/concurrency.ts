export type ConcurrencyLimit = <T>(store: string, signal: AbortSignal, run: () => Promise<T>) => Promise<T>;

interface Line {
  free: number;
  readonly waiting: Set<() => void>;
}

/** A slow store gets no more than its share of the connections to the provider. */
export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  const lines = new Map<string, Line>();
  return async (store, signal, run) => {
    const line = lines.get(store) ?? { free: limit, waiting: new Set() };
    lines.set(store, line);
    if (line.free > 0) line.free -= 1;
    else await turnIn(line, signal);
    try {
      return await run();
    } finally {
      const [next] = line.waiting;
      if (next) next();
      else line.free += 1;
      if (line.free === limit) lines.delete(store);
    }
  };
}

function turnIn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const release = () => {
      waiting.delete(take);
      signal.removeEventListener('abort', giveUp);
    };
    const take = () => {
      release();
      resolve();
    };
    const giveUp = () => {
      release();
      reject(signal.reason);
    };
    if (signal.aborted) return giveUp();
    waiting.add(take);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
