import { useEffect, useEffectEvent, useState } from 'react';
import { LoadError } from '../../src/api/unwrap';
import type { FailureCode } from '../../src/api/loaded';

export type Loading<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: Value }
  | { readonly state: 'failed'; readonly code: FailureCode };

/** Loads a value once for each key; `retry` loads it again, and what was loaded stays until then. */
export function useLoading<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>) {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading<Value> & { key: string }>({ state: 'loading', key });
  const start = useEffectEvent(async (signal: AbortSignal) => {
    setLoading((now) => (now.key === key && now.state === 'loaded' ? now : { state: 'loading', key }));
    const next = await load(signal).then(
      (value): Loading<Value> => ({ state: 'loaded', value }),
      (error: unknown): Loading<Value> => ({
        state: 'failed',
        code: error instanceof LoadError ? error.code : 'INTERNAL',
      }),
    );
    if (!signal.aborted) setLoading({ ...next, key });
  });
  useEffect(() => {
    const controller = new AbortController();
    void start(controller.signal);
    return () => controller.abort();
  }, [key, attempt]);
  const current: Loading<Value> = loading.key === key ? loading : { state: 'loading' };
  return [current, () => setAttempt((now) => now + 1)] as const;
}
