import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocumentRef, useExecute } from '../../src/api/execute';
import type { Loaded } from '../../src/api/loaded';

export interface Load<Data> {
  /** Null while it loads for the first time. */
  readonly loaded: Loaded<Data> | null;
  /** Loads again; what is shown stays if that fails. */
  readonly reload: () => Promise<void>;
}

/** The answer to a query, for as long as its component is on the page. */
export function useLoad<Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  variables: Variables,
): Load<Data> {
  const execute = useExecute();
  const [loaded, setLoaded] = useState<Loaded<Data> | null>(null);
  const key = JSON.stringify(variables);
  const current = useRef<AbortController | null>(null);
  const reload = useCallback(async () => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const answer = await execute(document, JSON.parse(key) as Variables, signal);
    if (!signal.aborted) setLoaded((last) => (answer.ok || !last?.ok ? answer : last));
  }, [document, execute, key]);
  useEffect(() => {
    setLoaded(null);
    void reload();
    return () => current.current?.abort();
  }, [reload]);
  return { loaded, reload };
}
